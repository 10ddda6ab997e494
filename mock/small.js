const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;
fetch('../public/symbols.svg').then(r => r.text()).then(t => {
  const d = new DOMParser().parseFromString(t, 'image/svg+xml');
  document.body.prepend(document.importNode(d.documentElement, true));
  const ids = ['movement-1', 'reg-1', 'reg-2', 'canyon-1', 'canyon-2', 'canyon-3', 'mountain-1', 'mountain-2', 'mountain-3', 'capital-1', 'abyss-1', 'abyss-2', 'storm-1', 'portal', 'temple-wind', 'temple-moon', 'temple-sand'];
  let s = '';
  [24, 36, 60].forEach((w, j) => { s += ids.map(id => `<svg width="${w}" height="${w * 1.155}" viewBox="-43.3 -50 86.6 100"><path class="land-top" d="M0 -50L43.3 -25V25L0 50L-43.3 25V-25Z"/><use href="#${id}"/></svg>`).join(' ') + '<br>'; });
  [28, 44].forEach(w => { for (const [p, c] of [['A', 'wave'], ['B', 'star'], ['C', 'sun'], ['D', 'leaf']]) { for (const n of [1, 3]) for (const e of [0, 1]) {
    s += `<svg width="${w}" height="${w * 1.5}" viewBox="-43.3 -100 86.6 150"><path class="land-top" d="M0 -50L43.3 -25V25L0 50L-43.3 25V-25Z"/><g data-player="${p}" transform="translate(0 10)"><use href="#shadow-${n}"/>${Array.from({ length: n }, (_, i) => `<use href="#disc-${c}" y="${-9 * i}"/>`).join('')}<use href="#top-${c}" y="${-9 * (n - 1)}"/>${e ? `<use href="#crown" y="${-9 * (n - 1)}"/>` : ''}<text class="count" text-anchor="middle" font-weight="800" y="${-9 * (n - 1) + 1}">${n}</text></g></svg>`; }
    for (const b of ['camp', 'tower', 'castle']) s += `<svg width="${w}" height="${w * 1.5}" viewBox="-43.3 -80 86.6 130"><g data-player="${p}" transform="translate(0 28)"><use href="#${b}"/></g></svg>`; } s += '<br>'; });
  const div = document.createElement('div'); div.innerHTML = s; document.body.append(div);
});
