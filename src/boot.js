// Loads the program of the page and says in words when that fails.
// Trunk writes the two addresses into index.html (Trunk.toml).
const address = (id) => document.getElementById(id).href;

// Works whatever state the program is in.
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-reload]")) location.reload();
});

async function boot() {
  const { default: init } = await import(address("page-js"));
  await init({ module_or_path: address("page-wasm") });
}

boot().catch((error) => {
  console.error(error);
  // A panic has already put its own sheet up.
  if (document.getElementById("panic")) return;
  const message = document.getElementById("boot-failed");
  message.hidden = false;
  message.querySelector("pre").textContent = String(error);
  document.getElementById("loading")?.remove();
});
