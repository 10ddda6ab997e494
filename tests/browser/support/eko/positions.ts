// Small positions of Ekö that several tests begin with, and reasons why not.
/**
 * A's stack on a1 has beside it a stack of its own (5 together), an equal enemy on c1, a stronger one on
 * e1, and behind a wall the empty e3 that no path leads to.
 */
export const questions = "...../...r./.x.k. a1A3,b1A2,c1B3,e1B4,e2B1 - 0/0 - A:act";

/** Spaces where the stack of a1 cannot go, and why. */
export const refusals: [string, RegExp][] = [
  ["b1", /together 5 discs, at most 4/i],
  ["c1", /as strong as you, 3 each, and you have no emperor there/i],
  ["e1", /too strong: 4 discs there, you come with 3/i],
  ["e3", /blocked: no path of empty spaces/i],
  ["b3", /no stack can stand here: abyss|nothing can be built here: abyss/i],
  ["d2", /not next to the stack/i],
];

/** What clicks say while nothing is picked up: for the eye, and for the ear. */
export const unchosen: [string, RegExp, RegExp][] = [
  ["c1", /this stack is not yours\. choose a marked stack of your own/i, /this stack is not yours/i],
  ["a2", /a2, movement space.*stacks move and stand here/i, /no stack stands here/i],
  ["b3", /b3, abyss.*nothing can be built/i, /no stack stands here/i],
  ["d3", /d3, capital.*without a building on a capital nobody wins by points/i, /no stack stands here/i],
  ["e2", /e2, movement space, stack of Star: 1 disc/i, /this stack is not yours/i],
];

/** A has moved, and may place one or two discs on a1, or march with e3. */
export const choosing = "...../...r./.x.k. a1A1,c1B3,e3A2 - 5/0 - A:rein";

/** A may swap the emperor with e3. */
export const swapping = "...../...r./.x.k. a1A1E,c1B1,d1B1E,e3A1 - 0/0 - A:swap2";

/** A's stack of one on a1 may move to a2, a3 and further; nothing is left to place. */
export const marching = "...../...r./.x.k. a1A1,c1B3,e3A2 - 0/0 - A:act";
