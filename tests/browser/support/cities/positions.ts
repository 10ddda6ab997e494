// Positions of Cities that several tests begin with, and reasons why not.
/** The standard layout, and the position it starts. */
export const standard = "1aaaaaaaa1/10/10/10/10/10/10/10/10/1AAAAAAAA1 d3A,g3A,b4A,i4A,b7B,i7B,d8B,g8B";
export const standardStart = `${standard} A`;

/** On e5 the attacker of d5 encloses f5 and g5; c6 is a hero, b7 an enemy city in its reach. */
export const enclosing = "1aaaaaaa2/10/10/10/2H7/3A1aaA2/10/10/10/1AAAAAA3 d3A,g3A,b4A,i4A,b7B,i7B,d8B,g8B A";
/** Heroes only: nothing can be conquered. */
export const endless = "hhh7/10/10/10/10/10/10/10/10/HHH7 d3A,b7B A";
/** With a4-a3 A conquers the last enemy city. */
export const nearEnd = "aaa7/10/10/10/10/10/A9/10/10/AA8 a3B,d3A A";

/** Squares where a piece of `enclosing` cannot move, and why. */
export const refusals: [string, string, RegExp][] = [
  ["d5", "h7", /4 steps away; this piece moves at most 2/],
  ["d5", "f5", /another piece stands here/i],
  ["d1", "d1", /or this piece again to put it down/],
];
