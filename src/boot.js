// Loads the program of the page and says in words when that fails. Written for old browsers too: they
// must be able to say that they are too old.

const root = document.documentElement;

// The address of a file of the page; the build writes it into index.html. A name and a password in the
// page's own address are left out: no request may carry them in its address.
const address = (element) => {
  const url = new URL(element.href || element.content, document.baseURI);
  url.username = "";
  url.password = "";
  return url.href;
};

const PROGRAM = document.getElementById("page-wasm");
const GLUE = document.getElementById("page-js");

// The files of texts, by language.
const TEXTS = {};
document.querySelectorAll("meta[name^=texts-]").forEach((file) => {
  TEXTS[file.name.slice("texts-".length)] = file;
});

// A module with the features of the program that came last to browsers: reference types, bulk memory,
// conversions without traps.
const FEATURES = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 6, 1, 96, 0, 2, 111, 127, 3, 2, 1, 0, 5, 3, 1, 0, 1, 10, 24, 1, 22, 0,
  208, 111, 65, 0, 65, 0, 65, 0, 252, 10, 0, 0, 67, 0, 0, 0, 0, 252, 0, 192, 11,
]);

// Works whatever state the program is in.
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-reload]")) location.reload();
});

// The language that was chosen, else the first of the browser's that there is.
function preferred() {
  let chosen;
  try {
    chosen = localStorage.getItem("eko.language");
  } catch (error) {
    // Nothing can be stored.
  }
  // A board in another page's frame is in the language that its address names.
  const named = new URLSearchParams(location.hash.slice(1)).get("lang");
  const wanted = [named, chosen].concat(navigator.languages || navigator.language);
  return wanted.map((tag) => String(tag).toLowerCase().split("-")[0]).find((tag) => TEXTS[tag]) || "en";
}

// Says in a language what is said before the program runs.
function say(language) {
  const words = JSON.parse(document.getElementById("words").textContent)[language];
  root.lang = language;
  document.querySelectorAll("[data-words]").forEach((element) => {
    element.textContent = words[element.dataset.words];
  });
}

// Fetches the texts of a language, for the program to read (src/web/app/language.rs).
async function take(language) {
  root.dataset.language = language;
  const response = await fetch(address(TEXTS[language]), { credentials: "same-origin" });
  if (!response.ok) throw new Error(`${response.status} for the texts`);
  const texts = await response.text();
  // Another language may have been chosen meanwhile.
  if (root.dataset.language !== language) return;
  let holder = document.getElementById("texts");
  if (!holder) {
    holder = document.createElement("script");
    holder.id = "texts";
    holder.type = "application/json";
    document.head.append(holder);
  }
  holder.textContent = texts;
  holder.lang = language;
}

document.addEventListener("takelanguage", () => {
  const language = root.dataset.language;
  take(language).then(() => {
    root.lang = language;
    dispatchEvent(new Event("textsarrived"));
  }, () => dispatchEvent(new Event("textsmissing")));
});

async function boot() {
  const language = preferred();
  say(language);
  const texts = take(language);
  const program = fetch(address(PROGRAM), { credentials: "same-origin" });
  const [{ default: init }] = await Promise.all([import(address(GLUE)), texts]);
  document.body.prepend(document.getElementById("drawings").content);
  await init({ module_or_path: program });
  document.dispatchEvent(new Event("started"));
}

// Why the program did not start.
async function cause() {
  if (typeof WebAssembly !== "object") return "off";
  const fit = WebAssembly.validate(FEATURES) && window.CSS && CSS.supports("color", "light-dark(red, red)") &&
    CSS.supports("selector(:has(a))") && "showModal" in HTMLDialogElement.prototype;
  if (!fit) return "old";
  const kinds = [[GLUE, /javascript/], [PROGRAM, /wasm|octet-stream/], [TEXTS[root.lang], /json/]];
  for (const [file, kind] of kinds) {
    try {
      const { ok, headers } = await fetch(address(file), { cache: "no-store" });
      if (!ok || !kind.test(headers.get("content-type") || "")) return "missing";
    } catch (error) {
      return "offline";
    }
  }
  return "other";
}

boot().catch(async (error) => {
  // Addresses in an error may hold a password.
  const words = String(error).replace(/\/\/[^/\s]*@/g, "//");
  console.error(words);
  // A panic has already put its own sheet up.
  if (document.getElementById("panic")) return;
  const found = await cause();
  const message = document.getElementById("boot-failed");
  message.querySelector(`[data-cause="${found}"]`).hidden = false;
  message.hidden = false;
  message.querySelector("pre").textContent = words;
  const loading = document.getElementById("loading");
  if (loading) loading.remove();
});
