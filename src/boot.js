// Loads the program of the page and says in words when that fails. Written for old browsers too: they
// must be able to say that they are too old.

// The address of a file of the page; Trunk writes it into index.html (Trunk.toml). A name and a
// password in the page's own address are left out: no request may carry them in its address.
const address = (id) => {
  const url = new URL(document.getElementById(id).href);
  url.username = "";
  url.password = "";
  return url.href;
};

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

async function boot() {
  const { default: init } = await import(address("page-js"));
  await init({ module_or_path: fetch(address("page-wasm"), { credentials: "same-origin" }) });
  document.dispatchEvent(new Event("started"));
}

// Why the program did not start.
async function cause() {
  if (typeof WebAssembly !== "object") return "off";
  const fit = WebAssembly.validate(FEATURES) && window.CSS && CSS.supports("color", "light-dark(red, red)") &&
    CSS.supports("selector(:has(a))") && "showModal" in HTMLDialogElement.prototype;
  if (!fit) return "old";
  const kinds = { "page-js": /javascript/, "page-wasm": /wasm|octet-stream/ };
  for (const id of Object.keys(kinds)) {
    try {
      const { ok, headers } = await fetch(address(id), { cache: "no-store" });
      if (!ok || !kinds[id].test(headers.get("content-type") || "")) return "missing";
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
