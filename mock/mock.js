const NS = 'http://www.w3.org/2000/svg';
const Q = new URLSearchParams(location.search);
const screen_ = Q.get('screen') || 'act', N = +(Q.get('n') || 2);
if (Q.get('theme')) document.documentElement.dataset.theme = Q.get('theme');
if (Q.get('font')) document.documentElement.setAttribute('class', 'big');
const CLAN = { A: 'wave', B: 'star', C: 'sun', D: 'leaf' };
const NAMES = { A: 'Imre', B: 'Noor', C: 'Tamsin', D: 'Jó' };
const POS = {
  swap2: '_____r./____..xr./__...c.../_.kx..r../_....c./_.mr.cm./.x..mx./...../__r.. e1A1 - 0/0 - A:swap2',
  mid2: '_____r./____..xc./__...c..r/_r.mm.../_...x..x/_.....k./.mx.r../.cc../__.r e2B3,i2A1,e3A1,h3A4,h4B2,c5B4,d5A4E,f5B3E,g5A2,d7B3 f1BC,h2AT,i3BC,b4BC,d4AT,e4AK,e7BC,b8AC,c8BC,g6BT 4/1 - A:act',
  early2: '_____xc/____.m.../__.....kx/_..cxc../_r....m./_.rr..x./...r.../m...c/__r. e2B1,g2A1,h2B1,i2B1,c3A1,d3A1E,e3B1,g3A2,b4B1,c4A1,g4B1,h4A1,c5B1,d5A1,e5B1,h5A1,b6B1,e6B1,f6A1,h6A1,a7B1,b7B1,c7B1,f7B1E,g7B2,b8A1,c8A1,d8A1,d9A2 f4BC,d7AC 0/0 - B:act',
  mid3: '__________../_________cm./_______..x./______xk..r/____m...c../___....x.r/_.r.r....x/.k...c.r.c/...m...../__..mx..r/____..c../______.. k1B4,l2A1,i3B3E,k3A2E,i4C1,f5C1,g6C2,a8C4,a9A3,d10A1,g12B4 j2BC,h4AC,k4AC,e5CC,i5BC,j6AC,c7CC,e7CC,b8CC,f8BC,h8CC,j8BC,d9AC,i10AC 0/2/1 CB C:rein',
  mid4: '__________../_____r.__.m./____.c..../____r.mx.../____....xk.../___.mx.r..r../_...c....m../.k...cx.c./r.r...m../__.c...../__.cr...x/_...__.k/_x. k1C1,l1C1,g2A3E,l2B2,e3A3,i3A1,i4B2,e5C1,f5D1,g5B1,j6B3,l6B2,b7A1,c7D2,h7C1,k7C1,l7A1,c8C2,h8D2,j8A3,c10D1,f10D4E,h10C4,b12B1,c12C2E,d12D1,c13A1 k2BC,e4DC,g4CC,j5DC,h6CC,e7DC,j7DC,b8BC,f8AC,a9AC,c9AC,g9BT,d10AC,d11DC,e11BC,h12AC 0/1/0/2 BA D:act',
  start4: '__________r./_____.m__.../____.x.xc../____......./____.cr..c.m./___r.....m.../_...r.m....r/..c.x...k./r......r./__c..kxxc/__.....m./_..x__../_.k l1A1,f2D1,j2D1,k2D1,l2C1,e3B1,g3B1,j3A1,k3D1,e4A1,f4A1,g4D1,h4D1,i4B1,j4B1E,k4D1,e5C1,h5D1,i5C1,k5B1,m5A1,e6C1,f6C1E,g6C1,h6A1,i6A1,k6D1E,l6C1,m6A1,b7A1,c7D1,d7B1,f7A1,h7C1,i7C1,j7C1,k7C1,a8C1,b8B1,d8B1,f8B1,g8D1,h8D1,j8D1,b9B1,c9A1,d9B1,e9C1,f9A1,g9D1,i9B1,d10A1E,e10B1,c11C1,d11C1,e11B1,f11A1,g11B1,i11C1,b12A1,c12D1,g12A1,h12B1,b13D1 - 0/0/0/0 - B:swap3',
  start3: '__________.c/_________.../_______..x./______.m.../____....xk./___c.rr.../_..x....r./.x...c...c/m.cm...r./__x.rk..m/____...../______r. k1A1,j2B1,k2B1,l2B1,h3C1,i3B1E,k3C1,g4A1,i4B1,j4C1,k4A1,e5A1E,f5C1,g5B1,h5C1,k5B1,e6A1,h6C1,i6B1,j6A1,b7A1,c7A1,e7B1,f7C1,g7C1,h7A1,j7A1,a8C1,c8C1,d8B1,e8B1,g8C1,h8A1,i8A1,b9C1,e9C1E,f9B1,g9B1,i9B1,d10B1,g10C1,h10A1,e11B1,f11A1,g11C1,h11A1,i11A1,h12C1 - 0/0/0 - B:swap2',
};
const CENTRES = { 2: [[0, 0], [2, 1], [-1, 3], [-3, 2], [-2, -1], [1, -3], [3, -2]] };
CENTRES[3] = [...CENTRES[2], [1, 4], [-5, 1], [4, -5]];
CENTRES[4] = [...CENTRES[3], [-4, 5], [-1, -4], [5, -1]];
const DIRS = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]];

function el(tag, attrs = {}, ...kids) {
  const svg = ['svg', 'g', 'path', 'use', 'text', 'circle'].includes(tag);
  const e = svg ? document.createElementNS(NS, tag) : document.createElement(tag);
  for (const [k, v] of Object.entries(attrs)) if (v !== undefined && v !== false) e.setAttribute(k, v === true ? '' : v);
  for (const k of kids.flat()) if (k !== null && k !== undefined) e.append(k);
  return e;
}
const use = (id, attrs = {}) => el('use', { href: '#' + id, ...attrs });
const icon = id => el('svg', { class: 'icon', 'aria-hidden': 'true', viewBox: '0 0 24 24' }, use('icon-' + id));
const medal = p => el('svg', { class: 'medal', viewBox: '-34 -36 68 66', 'data-player': p, 'aria-hidden': 'true' },
  use('disc-' + CLAN[p]), use('emblem-' + CLAN[p], { class: 'crest', transform: 'translate(0 -9) scale(1 .78)' }));
const building = (p, k, vb = '-36 -70 72 80') => el('svg', { viewBox: vb, 'data-player': p, 'aria-hidden': 'true' }, use({ C: 'camp', T: 'tower', K: 'castle' }[k]));

function parse(text) {
  const [board, stacks, builds, res, caps, turn] = text.split(' ');
  const cells = new Map();
  board.split('/').forEach((row, r) => [...row].forEach((t, q) => {
    if (t === '_') return;
    const name = String.fromCharCode(97 + q) + (r + 1);
    cells.set(name, { name, q, r, t });
  }));
  if (stacks !== '-') for (const s of stacks.split(',')) { const m = s.match(/^(\w\d+)([A-D])(\d)(E?)$/); Object.assign(cells.get(m[1]), { owner: m[2], n: +m[3], emp: !!m[4] }); }
  if (builds !== '-') for (const s of builds.split(',')) { const m = s.match(/^(\w\d+)([A-D])([CTK])$/); cells.get(m[1]).b = m[2] + m[3]; }
  return { cells, res: res.split('/'), caps: caps === '-' ? [] : caps.split(','), turn: turn[0], phase: turn.slice(2), text };
}
const X = c => 86.6025 * (c.q + c.r / 2), Y = c => 75 * c.r;
const hash = c => (c.q * 7 + c.r * 13 + c.q * c.r * 3 + 5) % 97;
const HEX = 'M0 -50L43.3 -25V25L0 50L-43.3 25V-25Z';

function ground(c) {
  const h = hash(c);
  return { '.': 'movement-' + (h % 3 + 1), r: 'reg-' + (h % 3 + 1), c: 'canyon-' + (h % 3 + 1), m: 'mountain-' + (h % 3 + 1), k: 'capital-1', x: 'abyss-' + (h % 2 + 1),
    s: 'storm-' + (h % 2 + 1), p: 'storm-1', q: 'storm-2', u: 'storm-2', t: 'temple-wind', o: 'temple-moon', n: 'temple-sand' }[c.t] || 'portal';
}
function stackOf(owner, n, emp) {
  const clan = CLAN[owner], g = el('g', { class: 'stack', 'data-player': owner });
  const at = el('g', { transform: 'translate(0 10)' });
  at.append(use('shadow-' + n));
  for (let i = 0; i < n; i++) at.append(use('disc-' + clan, i ? { y: -9 * i } : {}));
  const top = -9 * (n - 1);
  at.append(use('top-' + clan, { y: top }));
  if (emp) at.append(use('crown', { y: top }));
  at.append(el('text', { class: 'count', y: top + 1 }, String(n)));
  g.append(at);
  return g;
}
function targets(P, from) {
  const by = new Map([...P.cells.values()].map(c => [c.q + ',' + c.r, c]));
  const nb = c => DIRS.map(([a, b]) => by.get((c.q + a) + ',' + (c.r + b))).filter(Boolean);
  const seen = new Set([from]), todo = [from], out = new Map();
  while (todo.length) for (const d of nb(todo.pop())) {
    if (d.t !== '.' || seen.has(d)) continue;
    if (!d.n) { seen.add(d); todo.push(d); out.set(d, 'move'); } else if (d.owner === from.owner) { if (d.n + from.n <= 4) out.set(d, 'regroup'); } else if (from.n > d.n || from.n === d.n && from.emp) out.set(d, 'attack'); else if (from.n === 1 && d.n === 4) out.set(d, 'kamikaze');
  }
  const lim = { r: 1, c: 2, m: 3, k: 2 };
  for (const d of nb(from)) if (lim[d.t]) {
    let k = null; const cur = d.b ? ' CTK'.indexOf(d.b[1]) : 0;
    if (!d.b) k = 1; else if (d.b[0] === from.owner) { if (cur < lim[d.t] && from.n >= cur + 1) k = cur + 1; } else if (from.n >= cur + 1) k = cur;
    if (k) out.set(d, 'build' + 'CTK'[k - 1]);
  }
  return out;
}

function board(P, opt = {}) {
  const cs = [...P.cells.values()];
  const xs = cs.map(X), ys = cs.map(Y);
  const x0 = Math.min(...xs) - 58, x1 = Math.max(...xs) + 58, y0 = Math.min(...ys) - 66, y1 = Math.max(...ys) + 88;
  const svg = el('svg', { 'data-board': 'eko', role: 'grid', 'aria-label': 'Board', viewBox: [x0, y0, x1 - x0, y1 - y0].map(v => v.toFixed(1)).join(' ') });
  const sorted = cs.slice().sort((a, b) => a.r - b.r || a.q - b.q);
  const shape = k => sorted.map(c => `M${X(c).toFixed(1)} ${Y(c).toFixed(1)}` + LAND[(hash(c) + k) % 3]).join('');
  const land = el('g', { class: 'land', 'aria-hidden': 'true' });
  const layer = (cls, k, dx, dy) => land.append(el('path', { class: cls, d: shape(k), transform: `translate(${dx} ${dy})` }));
  layer('land-shadow', 0, 14, 44);
  layer('cliff-4', 1, 2, 34);
  layer('cliff-3', 2, 1, 26);
  layer('cliff-2', 0, 0, 18);
  layer('cliff-1', 1, 0, 10);
  layer('land-lip', 0, -1, 2);
  layer('land-top', 0, 0, 0);
  land.append(el('path', { class: 'hairlines', d: sorted.map(c => `M${X(c).toFixed(1)} ${(Y(c) - 50).toFixed(1)}l43.3 25v50l-43.3 25l-43.3 -25v-50z`).join('') }));
  const ctr = CENTRES[opt.n];
  if (ctr) {
    const flower = ctr.flatMap(([q, r]) => [[q, r], ...DIRS.map(([a, b]) => [q + a, r + b])]);
    const mq = Math.min(...flower.map(f => f[0])), mr = Math.min(...flower.map(f => f[1]));
    land.append(el('path', { class: 'tile-rim', d: ctr.map(([q, r]) => { const c = { q: q - mq, r: r - mr }; return `M${X(c).toFixed(1)} ${Y(c).toFixed(1)}` + TILE; }).join('') }));
  }
  svg.append(land);
  const sel = opt.sel && P.cells.get(opt.sel);
  const tg = sel ? targets(P, sel) : new Map();
  let tab = true;
  const rows = new Map(), over = el('g', { class: 'over', 'aria-hidden': 'true' });
  for (const c of sorted) { if (!rows.has(c.r)) rows.set(c.r, el('g', { class: 'row', role: 'row' })); }
  for (const c of sorted) {
    const can = [];
    let kind = tg.get(c) || '';
    if (kind) can.push(kind.replace(/[CTK]$/, ''));
    if (c.owner === P.turn && c !== sel && !kind && opt.mode === 'act') can.push('select');
    if (opt.mode === 'rein' && c.owner === P.turn && c.n < 4) can.push('reinforce');
    if (opt.mode === 'swap' && c.owner === P.turn && !c.emp) can.push('swap');
    const g = el('g', { class: 'space', role: 'gridcell', 'data-cell': c.name, 'data-terrain': c.t, 'data-stack': c.n ? c.owner + c.n + (c.emp ? 'E' : '') : undefined, 'data-building': c.b, 'data-can': can.join(' ') || undefined, 'data-selected': c === sel, tabindex: opt.focus ? (c.name === opt.focus ? 0 : -1) : (tab ? 0 : -1), transform: `translate(${X(c).toFixed(1)} ${Y(c).toFixed(1)})`, 'aria-label': c.name });
    tab = false;
    g.append(el('path', { class: 'area', d: HEX }));
    g.append(use(ground(c), /[0-5]/.test(c.t) ? { transform: `rotate(${-60 * c.t})` } : {}));
    if (c === sel) g.append(use('halo', { class: 'mark' }));
    if (opt.last && (c.name === opt.last[0] || c.name === opt.last[1])) g.append(use(c.name === opt.last[0] ? 'trail-from' : 'trail-to', { class: 'trail' }));
    if (can.includes('build')) g.append(use('mark-build', { class: 'mark' }));
    if (c.b) g.append(el('g', { class: 'building', 'data-player': c.b[0] }, use({ C: 'camp', T: 'tower', K: 'castle' }[c.b[1]], { transform: BT[c.b[1]] }), use('emblem-' + CLAN[c.b[0]], { class: 'crest', transform: CREST[c.b[1]] })));
    if (can.includes('build') && !c.b) g.append(el('g', { class: 'ghost', 'data-player': P.turn }, use(BN[kind.slice(-1)], { transform: BT[kind.slice(-1)] })));
    if (can.includes('select')) g.append(use('mark-select', { class: 'mark', y: 10 }));
    if (can.includes('attack') || can.includes('kamikaze')) g.append(use('mark-attack', { class: 'mark mark-attack' }));
    if (can.includes('regroup')) g.append(use('mark-regroup', { class: 'mark' }));
    if (c.n) g.append(stackOf(c.owner, c.n, c.emp));
    if (can.includes('move')) g.append(use('mark-move', { class: 'mark' }));
    const o = el('g', { transform: `translate(${X(c).toFixed(1)} ${Y(c).toFixed(1)})` });
    if (can.includes('build') && c.b) o.append(use('badge-build', { class: 'mark', x: 27, y: -24 }), el('g', { class: 'building', 'data-player': P.turn }, use(BN[kind.slice(-1)], { transform: 'translate(27 -12) scale(.42)' })));
    if (can.includes('attack')) o.append(use('badge-attack', { class: 'mark mark-attack', x: 24, y: 21 }));
    if (can.includes('kamikaze')) o.append(use('badge-kamikaze', { class: 'mark mark-kamikaze', x: 24, y: 21 }));
    if (can.includes('regroup')) o.append(use('badge-sum', { class: 'mark', x: 22, y: 30 }), el('text', { class: 'mark-text', x: 22, y: 37 }, '=' + (c.n + sel.n)));
    if (can.includes('reinforce')) o.append(use('badge-reinforce', { class: 'mark', x: 29, y: 22 }), el('text', { class: 'mark-text', x: 29, y: 18 }, '+' + (4 - c.n)));
    if (can.includes('swap')) o.append(use('badge-swap', { class: 'mark', x: 22, y: 22 }));
    if (o.childNodes.length) over.append(o);
    if (Q.get('blocked') === c.name) over.append(use('mark-blocked', { class: 'mark', x: X(c).toFixed(1), y: Y(c).toFixed(1) }));
    if (Q.get('obstacle') === c.name) over.append(use('mark-obstacle', { class: 'mark', x: X(c).toFixed(1), y: Y(c).toFixed(1) }));
    g.append(el('path', { class: 'ring-under', d: HEX2 }), el('path', { class: 'ring', d: HEX2 }));
    rows.get(c.r).append(g);
  }
  if (opt.last) {
    const a = P.cells.get(opt.last[0]), b = P.cells.get(opt.last[1]), ang = Math.atan2(Y(b) - Y(a), X(b) - X(a));
    const d = `M${X(a) + 14 * Math.cos(ang)} ${Y(a) + 14 * Math.sin(ang)}L${X(b) - 46 * Math.cos(ang)} ${Y(b) - 46 * Math.sin(ang)}`;
    svg.append(el('g', { class: 'trail', 'aria-hidden': 'true' }, el('path', { class: 't-under', d }), el('path', { class: 't-line', d }),
      use('trail-head', { transform: `translate(${X(b) - 44 * Math.cos(ang)} ${Y(b) - 44 * Math.sin(ang)}) rotate(${ang * 180 / Math.PI})` })));
  }
  for (const r of [...rows.keys()].sort((a, b) => a - b)) svg.append(rows.get(r));
  svg.append(over);
  return svg;
}
const HEX2 = 'M0 -46L39.8 -23V23L0 46L-39.8 23V-23Z';
const BN = { C: 'camp', T: 'tower', K: 'castle' };
const BT = { C: 'translate(-1 26)', T: 'translate(0 28)', K: 'translate(0 30) scale(.96)' };
const CREST = { C: 'translate(-8 14) scale(.52)', T: 'translate(-3.5 6) scale(.42)', K: 'translate(-1 -2) scale(.4)' };

function plate(P, p, i) {
  const pts = [...P.cells.values()].reduce((s, c) => s + (c.b && c.b[0] === p ? ' CTK'.indexOf(c.b[1]) : 0), 0) + 3 * P.caps.filter(c => c[1] === p).length;
  const cap = [...P.cells.values()].some(c => c.t === 'k' && c.b && c.b[0] === p);
  const used = k => [...P.cells.values()].filter(c => c.b === p + k).length;
  const r = parseInt(P.res[i]), e = /E/.test(P.res[i]);
  const cps = P.caps.filter(c => c[1] === p);
  const disc = emp => el('svg', { viewBox: emp ? '-40 -66 80 98' : '-36 -40 72 72', 'data-player': p, 'aria-hidden': 'true' }, use('disc-' + CLAN[p]), emp ? use('crown') : null);
  return el('section', { class: 'plate', 'data-player': p, 'data-at-turn': P.turn === p, 'aria-label': NAMES[p], 'data-open': Q.get('open') === p },
    el('button', { class: 'plate-head', type: 'button', 'aria-expanded': 'false' }, medal(p),
      el('span', { class: 'plate-name' }, el('span', { class: 'plate-letter' }, p), NAMES[p]),
      el('span', { class: 'plate-reserve' }, e ? disc(true) : null, disc(false), String(r)),
      el('svg', { class: 'plate-capital', viewBox: '-42 -48 84 84', 'data-held': cap, 'aria-hidden': 'true' }, use('capital-1')),
      el('span', { class: 'plate-points' }, String(pts), el('span', { class: 'of' }, ' / 12'))),
    el('div', { class: 'plate-body' },
      el('ol', { class: 'track', 'aria-hidden': 'true' }, Array.from({ length: 12 }, (_, k) => el('li', { 'data-on': k < pts }))),
      el('dl', { class: 'tallies' },
        el('div', { class: 'tally' }, el('dt', {}, 'Supply'), el('dd', {}, [['C', 5], ['T', 3], ['K', 1]].map(([k, m]) => el('span', {}, building(p, k), String(m - used(k)))))),
        el('div', { class: 'tally' }, el('dt', {}, 'Captives'), el('dd', {}, cps.length ? cps.map(c => el('span', {}, el('svg', { viewBox: '-40 -66 80 98', 'data-player': c[0] }, use('disc-' + CLAN[c[0]]), use('top-' + CLAN[c[0]]), use('crown')))) : el('span', { class: 'none' }, 'none'))))));
}
const btn = (label, ic, cls = '', attrs = {}) => el('button', { class: 'button ' + cls, type: 'button', ...attrs }, ic ? icon(ic) : null, label);
const tool = (label, ic, cls = '') => el('button', { class: 'button bare ' + cls, type: 'button', 'aria-label': label, title: label }, icon(ic));

function game(P, o) {
  const bar = el('header', { class: 'bar' },
    medal(P.turn),
    el('p', { class: 'turn' }, el('span', { class: 'turn-name' }, NAMES[P.turn]), el('span', { class: 'phase' }, o.phase)),
    el('p', { class: 'prompt' }, o.prompt),
    el('div', { class: 'tools' }, tool('Rotate the board', 'rotate', 'wide'), tool('Light or dark', 'theme-sun', 'wide'), tool('Rules and help', 'help', 'wide'), tool('Moves', 'list'), tool('Menu', 'menu')));
  const acts = el('div', { class: 'actions' },
    o.hint ? el('p', { class: 'hint' }, o.hint) : null,
    btn('', 'undo', 'square', { 'aria-label': 'Take back d4-f6' }), btn('', 'redo', 'square', { 'aria-label': 'Redo', disabled: true }),
    ...(o.acts || []));
  const moves = el('ol', { class: 'moves' }, [['1', 'A', ['~d3', 'pass']], ['2', 'B', ['e2-e4', '+2']], ['3', 'A', ['h4-f6', 'd5*d6C', 'd5+1E']], ['4', 'B', ['b4-c5', '!c5*d4TE', 'end']], ['5', 'A', ['h3-g5']]].map(([n, p, w], i) =>
    el('li', {}, el('span', { class: 'number' }, n), medal(p), el('span', { class: 'words' }, w.map((x, j) => el('button', { type: 'button', 'aria-current': i === 4 ? 'step' : undefined }, x))))));
  return el('div', { class: 'eko', 'data-turn': P.turn, 'data-phase': P.phase, 'data-position': P.text }, bar,
    el('main', { class: 'table' }, el('div', { class: 'board-frame' }, board(P, o))),
    el('div', { class: 'side' },
      el('aside', { class: 'players', 'aria-label': 'Players' }, P.res.map((_, i) => plate(P, 'ABCD'[i], i))),
      el('details', { class: 'log', open: innerWidth >= 960 || o.log }, el('summary', {}, icon('list'), 'Moves'), moves),
      el('p', { class: 'why', role: 'status' }, o.why ? [icon('why'), el('span', {}, o.why)] : null),
      acts));
}
function dialog(title, body, foot, o = {}) {
  return el('div', { class: 'scrim ' + (o.clear ? 'clear' : '') }, el('div', { class: 'dialog ' + (o.cls || ''), role: 'dialog', 'aria-modal': 'true', 'aria-label': title },
    el('div', { class: 'dialog-head' }, el('h2', {}, title), tool('Close', 'close')), ...body, foot ? el('div', { class: 'dialog-foot' }, foot) : null));
}
const seg = (name, items, on) => el('div', { class: 'segments' }, items.map((t, i) => el('label', { class: 'segment' }, el('input', { type: 'radio', name, checked: i === on }), el('span', {}, t))));
const choice = (pic, name, effect, gain) => el('button', { class: 'choice', type: 'button' }, pic, el('span', {}, el('strong', {}, name), el('span', { class: 'effect' }, effect)), gain ? el('span', { class: 'gain' }, gain) : null);
const seats = n => el('div', { class: 'seats' }, [...'ABCD'].slice(0, n).map(p => el('div', { class: 'seat' }, medal(p), el('input', { class: 'input', value: NAMES[p], 'aria-label': 'Name of player ' + p }))));
const newForm = n => [el('fieldset', { class: 'field group' }, el('legend', {}, 'Players'), seg('players', ['2', '3', '4'], n - 2)),
  el('div', { class: 'field' }, el('label', {}, 'Names'), seats(n)),
  el('div', { class: 'field' }, el('label', { for: 'seed' }, 'Seed: the same seed lays the same board'), el('input', { class: 'input', id: 'seed', value: '4711 2093' }))];

function show() {
  const root = document.body;
  const mid = parse(POS['mid' + N]);
  const act = { n: N, mode: 'act', phase: 'Action', prompt: 'Choose a stack to move or to build with.', last: N === 2 ? ['f3', 'f5'] : null };
  const selOf = { 2: 'g5', 3: 'g6', 4: 'd12' };
  const s = screen_;
  const S = {
    start: () => el('div', { class: 'start' }, el('header', { class: 'start-sky' }, el('div', { class: 'start-title' }, el('h1', {}, el('svg', { role: 'img', 'aria-label': 'Ekö', viewBox: '0 0 192 100' }, use('wordmark'))), el('p', {}, 'Two to four clans, one ruined empire.')), el('svg', { class: 'scene', viewBox: '0 0 1200 360', preserveAspectRatio: 'xMidYMax slice', 'aria-hidden': 'true' }, use('scene'))), el('main', { class: 'start-panel' }, ...newForm(N), btn('Start the game', 'check', 'main'))),
    act: () => game(mid, act),
    early: () => game(parse(POS.early2), { ...act, n: 2, last: null }),
    sel: () => game(mid, { ...act, sel: Q.get('sel') || selOf[N], mode: 'sel', prompt: 'Choose where it goes, or what it builds.', why: Q.get('why') ? 'Together 5 discs, at most 4.' : null }),
    rein: () => game(Q.get('emp') ? parse(POS['mid' + N].replace(/ 4\/1 - /, ' 4/1E AB ')) : mid, { ...act, mode: 'rein', phase: 'Reinforcement', prompt: 'Choose the stack your discs come back to.', hint: 'Forced march: give 3 discs of your reserve for one more action.', acts: [btn('Forced march', 'march'), btn('End turn', 'end', 'main')] }),
    swap: () => game(N === 2 ? { ...parse(POS.early2), phase: 'swap2' } : parse(POS['start' + N]), { ...act, last: null, mode: 'swap', phase: 'Before the first turn', prompt: 'Exchange your emperor with one of your discs, or leave him.', acts: [btn('Leave him here', 'check', 'main')] }),
    choose: () => el('div', {}, game(mid, { ...act, sel: selOf[N], mode: 'sel', prompt: 'Choose where it goes, or what it builds.' }), dialog('Build on d4', [el('div', { class: 'choices' }, choice(building('A', 'C'), 'Camp, with an ordinary disc', '1 disc to your reserve, stack of 3 left', '+1'), choice(building('A', 'T'), 'Tower, emperor spent', '2 discs to your reserve, stack of 2 left', '+2'), choice(building('A', 'T'), 'Tower, emperor kept', '2 discs to your reserve, stack of 2 left', '+2'))], null, { clear: true, cls: 'chooser' })),
    over: () => el('div', {}, game({ ...mid, phase: 'over' }, { ...act, mode: '', phase: 'The end', prompt: 'Imre has won.' }), dialog('Imre has won', [el('div', { class: 'winner' }, medal('A'), el('p', {}, '12 points and a building on a capital.')), el('table', { class: 'score' }, el('thead', {}, el('tr', {}, ...['', 'Buildings', 'Captives', 'Points'].map(t => el('th', { scope: 'col' }, t)))), el('tbody', {}, el('tr', {}, ...['Imre', '9', '3', '12'].map(t => el('td', {}, t))), el('tr', {}, ...['Noor', '7', '0', '7'].map(t => el('td', {}, t)))))], [btn('Look at the board'), btn('New game', 'new', 'main')])),
    resign: () => el('div', {}, game(mid, act), dialog('Resign?', [el('p', {}, 'Imre leaves the game; Noor wins. You can still take this back.')], [btn('Play on', null), btn('Resign', 'flag', 'danger')])),
    draw: () => el('div', {}, game(mid, act), dialog('Agree on a draw?', [el('p', {}, 'Everyone at the table must agree.')], [btn('Play on', null), btn('We agree', 'handshake', 'main')])),
    menu: () => el('div', {}, game(mid, act), dialog('Menu', [el('div', { class: 'menu' }, btn('Rotate the board', 'rotate', 'bare'), btn('Moves', 'list', 'bare'), btn('Rules and help', 'help', 'bare'), btn('Resign', 'flag', 'bare'), btn('Agree on a draw', 'handshake', 'bare'), btn('New game', 'new', 'bare')), el('fieldset', { class: 'field group' }, el('legend', {}, 'Theme'), seg('theme', ['Night', 'Noon', 'As the device'], 0))])),
    newgame: () => el('div', {}, game(mid, act), dialog('New game', newForm(N), [btn('Cancel'), btn('Start the game', 'check', 'main')])),
    toast: () => el('div', {}, game(mid, act), el('div', { class: 'toast', role: 'status' }, icon('end'), 'End played by itself: no stack has room.')),
    log: () => game(mid, { ...act, log: true }),
    sheet: () => sheet(),
  };
  root.append(S[s]());
  const f = Q.get('focus'); if (f) document.querySelector(`[data-cell="${f}"]`).focus();
}
function sheet() {
  const svg = el('svg', { 'data-board': 'eko', viewBox: '-60 -70 1100 900' });
  const ids = ['movement-1', 'movement-2', 'movement-3', 'reg-1', 'reg-2', 'reg-3', 'canyon-1', 'canyon-2', 'canyon-3', 'mountain-1', 'mountain-2', 'mountain-3', 'capital-1', 'abyss-1', 'abyss-2', 'storm-1', 'storm-2', 'portal', 'temple-wind', 'temple-moon', 'temple-sand', 'pyramid', 'lighthouse'];
  ids.forEach((id, i) => svg.append(el('g', { transform: `translate(${i % 10 * 105} ${(i / 10 | 0) * 110})` }, el('path', { class: 'land-top', d: HEX }), use(id))));
  [...'ABCD'].forEach((p, i) => [1, 2, 3, 4].forEach(n => svg.append(el('g', { transform: `translate(${(n - 1) * 100 + 0} ${340 + i * 105})` }, el('path', { class: 'land-top', d: HEX }), use('movement-1'), stackOf(p, n, n === 4 || n === 1 && i % 2)))));
  [...'ABCD'].forEach((p, i) => ['camp', 'tower', 'castle'].forEach((b, k) => svg.append(el('g', { 'data-player': p, transform: `translate(${420 + k * 100} ${340 + i * 105})` }, el('path', { class: 'land-top', d: HEX }), use(['reg-1', 'canyon-1', 'mountain-1'][k]), use(b, { transform: BT['CTK'[k]] })))));
  ['mark-move', 'mark-regroup', 'mark-attack', 'mark-build', 'badge-attack', 'badge-kamikaze', 'badge-reinforce', 'badge-swap', 'badge-sum', 'mark-blocked', 'mark-obstacle', 'mark-select', 'halo', 'trail-from', 'trail-to', 'trail-head'].forEach((m, i) => svg.append(el('g', { transform: `translate(${740 + i % 3 * 100} ${330 + (i / 3 | 0) * 100})` }, el('path', { class: 'land-top', d: HEX }), use(m, { class: /attack|kami/.test(m) ? 'mark-attack' : '' }))));
  [...'ABCD'].forEach((p, i) => svg.append(el('g', { 'data-player': p, transform: `translate(${i * 60} 780)` }, use('disc-' + CLAN[p]), use('emblem-' + CLAN[p], { class: 'crest', transform: 'translate(0 -9)' }))));
  return el('div', { class: 'eko' }, el('main', { class: 'table' }, el('div', { class: 'board-frame' }, svg)));
}
fetch('../public/symbols.svg').then(r => r.text()).then(t => {
  const d = new DOMParser().parseFromString(t, 'image/svg+xml');
  if (d.querySelector('parsererror')) { document.body.textContent = d.querySelector('parsererror').textContent; return; }
  document.body.prepend(document.importNode(d.documentElement, true));
  show();
});
