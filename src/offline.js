// Has the service worker keep the page, and says on `<html data-copy>` how far that is: `ready` when
// every file is kept, `newer` when another version is and waits for the next start.

const root = document.documentElement;
const program = document.querySelector('meta[name="service-worker"]');
const HOUR = 3_600_000;
let checked = Date.now();

// A name and a password in the page's own address are left out: no request may carry them.
const address = (name) => {
  const url = new URL(name, document.baseURI);
  url.username = "";
  url.password = "";
  return url.href;
};

function say(state) {
  root.dataset.copy = state;
  dispatchEvent(new Event("copychange"));
}

/** Asks a service worker whether all files are kept, and whether they are those of this page. */
function ask(worker) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: { whole, same } }) => {
    if (!same) say("newer");
    else if (whole && root.dataset.copy !== "newer") say("ready");
  };
  worker.postMessage(address(document.getElementById("page-wasm").href), [port2]);
}

/** Says so when a version that arrives has to wait. */
function follow(worker) {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "activated") ask(worker);
    else if (worker.state === "installed" && navigator.serviceWorker.controller) say("newer");
  });
}

async function keep() {
  const workers = navigator.serviceWorker;
  const registration = await workers.register(address(program.content), { updateViaCache: "none" });
  registration.addEventListener("updatefound", () => follow(registration.installing));
  follow(registration.installing);
  if (registration.active) ask(registration.active);
  if (registration.waiting && workers.controller) say("newer");
  document.addEventListener("takenewer", () => {
    workers.addEventListener("controllerchange", () => location.reload());
    if (registration.waiting) registration.waiting.postMessage("take over");
    else location.reload();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - checked < HOUR) return;
    checked = Date.now();
    registration.update().catch(() => {});
  });
}

// After the start: the page comes first, on a first visit with the game that may be started next. Where
// no copy can be kept, the page runs as it is.
const FIRST_VISIT = 2_000;
document.addEventListener("started", () => {
  if (!program.content || !navigator.serviceWorker) return;
  const wait = navigator.serviceWorker.controller ? 0 : FIRST_VISIT;
  setTimeout(() => keep().catch((error) => console.warn(String(error))), wait);
});
