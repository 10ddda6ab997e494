// The checks of .ci find what they are for: node --test .ci/
import assert from "node:assert/strict";
import { test } from "node:test";
import { check, cycles, expand, strip } from "./cycles.mjs";
import { tooLong } from "./sizes.mjs";
import { markupWords, problems, rustWords } from "./styles.mjs";

const used = new Set(["bar", "medal", "main", "button"]);

test("a class styled in two files is reported with both", () => {
  const found = problems({ "bar.css": ".bar > .medal { width: 1px; }", "medal.css": ".medal { &:hover { top: 0; } }" }, used);
  assert.deepEqual(found, [".medal is styled in 2 files: bar.css, medal.css"]);
});

test("a class that is only the context of another may occur anywhere", () => {
  assert.deepEqual(problems({ "bar.css": ".bar { top: 0; }", "medal.css": ".medal { .bar > & { top: 0; } &:not(.main) { top: 0; } }" }, used), []);
});

test("nested rules and the tags inside a class count for it", () => {
  const sheets = { "bar.css": ".bar { @media print { svg { top: 0; } & .medal { top: 0; } } }", "medal.css": "h1.medal p { top: 0; }" };
  assert.deepEqual(problems(sheets, used), [".medal is styled in 2 files: bar.css, medal.css"]);
});

test("a class that nothing uses is reported, also as a context", () => {
  assert.deepEqual(problems({ "bar.css": ".gone .bar { top: 0; }" }, used), ["bar.css: .gone is used nowhere"]);
});

test("classes are found in Rust and in markup, other attributes are not", () => {
  const source = '// "comment"\nview! { <p class="bar main" role="row" class:idle=idle/> } list.add_1("away"); format!("plate {class}")';
  assert.deepEqual([...rustWords(source)].sort(), ["away", "bar", "idle", "main", "plate"]);
  assert.deepEqual([...markupWords('<p class="a b" id="c">')], ["a", "b"]);
});

test("a file above 400 lines is reported", () => {
  assert.deepEqual(tooLong({ "a.rs": "\n".repeat(400), "b.rs": "\n".repeat(401) }), ["b.rs has 401 lines, 400 are allowed"]);
});

test("a tree of uses is taken apart", () => {
  const paths = expand("crate::{a::{self, B as C}, d::*}").map(({ path, name }) => `${path.join("::")} ${name}`);
  assert.deepEqual(paths, ["crate::a a", "crate::a::B C", "crate::d::* *"]);
});

test("comments, texts and tests are not code", () => {
  const code = strip('use a::B; // crate::c\n#[cfg(test)]\nmod tests { use crate::d; fn f() { "}" } }\nfn g() { "crate::e" }');
  assert.doesNotMatch(code, /crate/);
  assert.match(code, /fn g/);
});

test("a cycle is found through a re-export and through an inline path", () => {
  const files = { "lib.rs": "mod eko;", "eko/mod.rs": "mod a; mod b; pub use b::B;", "eko/a.rs": "use super::B; pub struct A;", "eko/b.rs": "pub struct B; fn f() -> crate::eko::a::A {}" };
  assert.deepEqual(check(files), ["eko::a → eko::b → eko::a"]);
  assert.deepEqual(check({ ...files, "eko/b.rs": "pub struct B;" }), []);
});

test("a cycle between folders of the page names a file for each arrow", () => {
  const files = { "main.rs": "mod web;", "web/mod.rs": "mod ui; mod app;", "web/ui/mod.rs": "pub mod x;", "web/ui/x.rs": "use crate::web::app::S;", "web/app/mod.rs": "use crate::web::ui::x; pub struct S;" };
  assert.deepEqual(check(files), ["web::app → web::ui (web::ui::x) → web::app"]);
});

test("two separate cycles are both found", () => {
  const graph = new Map(Object.entries({ a: ["b"], b: ["a"], c: ["d"], d: ["c"], e: ["a"] }).map(([from, to]) => [from, new Map(to.map((name) => [name, from]))]));
  assert.equal(cycles(graph).length, 2);
});
