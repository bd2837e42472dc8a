/** Draws what is on paper, screens and the blackboard: `node textures.mjs FOLDER`, with Playwright and the site's font. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const root = process.env.SITE ?? process.cwd();
const require = createRequire(`${root}/package.json`);
const { chromium } = require('playwright-core');
const [folder, ...only] = process.argv.slice(2);

const INK = '#12180F',
  WHEAT = '#FFC825',
  PINE = '#00573A',
  PAPER = '#F6F3EA',
  RED = '#C23A26';
let seed = 7;
const chance = () => ((seed = (seed * 16807) % 2147483647) - 1) / 2147483646;
const around = (v, d) => v + (chance() - 0.5) * 2 * d;

const path = (points, attributes) =>
  `<path d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}" ${attributes}/>`;
/** As a hand draws it: never quite straight, a little over the end. */
function byHand(points, attributes, wander = 4) {
  const out = [];
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1],
      [bx, by] = points[i];
    const steps = Math.max(2, Math.round(Math.hypot(bx - ax, by - ay) / 60));
    for (let s = i === 1 ? 0 : 1; s <= steps; s++)
      out.push([
        around(ax + ((bx - ax) * s) / steps, wander),
        around(ay + ((by - ay) * s) / steps, wander),
      ]);
  }
  const curve =
    `M${out[0].join(' ')}` +
    out
      .slice(1)
      .map(([x, y], i) => {
        const [px, py] = out[i];
        return `Q${px} ${py} ${(px + x) / 2} ${(py + y) / 2}`;
      })
      .join('') +
    `L${out.at(-1).join(' ')}`;
  return `<path d="${curve}" ${attributes}/>`;
}
const ring = (cx, cy, rx, ry, attributes, turns = 1.12) => {
  const points = [];
  for (let a = -0.7; a < turns * 2 * Math.PI - 0.7; a += 0.25)
    points.push([cx + Math.cos(a) * (rx + a * 2), cy + Math.sin(a) * (ry + a * 1.6)]);
  return byHand(points, attributes, 2);
};

/** A release climbs from row to row and waits at some. */
function route(x, rows, waits, slope) {
  const points = [[x, rows[0]]];
  for (let i = 1; i < rows.length; i++) {
    x += slope[i - 1] ?? slope.at(-1);
    points.push([x, rows[i]]);
    if (waits[i]) points.push([(x += waits[i]), rows[i]]);
  }
  return points;
}

const line = (colour, width, more = '') =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}`;

/** Two sheets' width of printed timetable, its left half corrected in red. */
function timetable() {
  const W = 2400,
    H = 1700,
    left = 380,
    right = 2290,
    names = ['Push to Git', 'Pull request', 'Preview', 'Staging', 'Production'];
  const rows = [1440, 1160, 880, 600, 320];
  let svg = `<rect width="${W}" height="${H}" fill="${PAPER}"/>`;
  svg += `<text x="110" y="165" font-size="92" font-weight="700" letter-spacing="-3">Releases</text>`;
  for (let h = 0; h <= 10; h++) {
    const x = left + ((right - left) * h) / 10;
    svg +=
      path(
        [
          [x, 290],
          [x, 1470],
        ],
        line('#B9B4A4', 2.5),
      ) +
      `<text x="${x}" y="1545" font-size="46" text-anchor="middle" fill="#55584E">${8 + h}</text>`;
  }
  rows.forEach((y, i) => {
    svg +=
      path(
        [
          [left, y],
          [right, y],
        ],
        line(INK, 6),
      ) +
      `<text x="${left - 36}" y="${y + 16}" font-size="50" font-weight="600" text-anchor="end">${names[i]}</text>`;
  });
  for (const [x, waits, slope] of [
    [400, [0, 210, 0, 140], [90, 120, 80]],
    [520, [0, 90, 60, 220], [110]],
    [1010, [0, 120, 150, 60], [80]],
    [1290, [0, 40, 40, 150], [95]],
    [1420, [0, 70, 160, 30], [70]],
    [1650, [0, 30, 60, 40], [60]],
    [1760, [0, 90, 20, 50], [58]],
    [1900, [0, 20, 30, 20], [50]],
    [1985, [0, 20, 20, 20], [44]],
  ])
    svg += path(route(x, rows, waits, slope), line(INK, 7));
  // The release that waits all morning, and what should become of it.
  svg += path(route(700, rows, [0, 560, 0, 200], [110, 105, 105, 105]), line(WHEAT, 40));
  const red = line(RED, 21, 'opacity=".9"');
  const better = route(700, rows, [0, 0, 0, 0], [112, 100, 100, 96]);
  svg += byHand(
    [
      [812, 1160],
      [912, 880],
      [1012, 600],
      [1108, 322],
    ],
    line(RED, 32, 'opacity=".92"'),
    5,
  );
  svg += byHand(
    [
      [1060, 380],
      [1110, 318],
      [1120, 400],
    ],
    red,
    2,
  );
  for (let i = 0; i < 5; i++)
    svg += byHand(
      [
        [900 + i * 100, 1205],
        [965 + i * 100, 1112],
      ],
      red,
      4,
    );
  svg += ring(1090, 1160, 330, 112, red);
  svg += byHand(
    [
      [1400, 1290],
      [1600, 1330],
    ],
    red,
    3,
  );
  // "?"
  svg +=
    byHand(
      [
        [1640, 1270],
        [1660, 1235],
        [1705, 1225],
        [1735, 1258],
        [1722, 1300],
        [1688, 1330],
        [1684, 1366],
      ],
      red,
      1,
    ) +
    byHand(
      [
        [1682, 1398],
        [1685, 1403],
      ],
      line(RED, 18),
      0,
    );
  svg +=
    byHand(
      [
        [560, 1112],
        [640, 1205],
      ],
      red,
      4,
    ) +
    byHand(
      [
        [640, 1112],
        [555, 1208],
      ],
      red,
      4,
    );
  svg += byHand(
    [
      [455, 560],
      [500, 620],
      [590, 470],
    ],
    red,
    3,
  );
  svg +=
    byHand(
      [
        [1150, 240],
        [1240, 236],
        [1330, 242],
      ],
      red,
      2,
    ) +
    byHand(
      [
        [1150, 205],
        [1280, 200],
      ],
      red,
      2,
    );
  return [W, H, svg];
}

/** A second sheet: three boxes and a climb in pencil, half of it struck out. */
function notes() {
  const W = 1240,
    H = 1754;
  const pencil = line('#4B4E47', 9, 'opacity=".85"'),
    red = line(RED, 12, 'opacity=".9"');
  let svg = `<rect width="${W}" height="${H}" fill="${PAPER}"/>`;
  for (const [x, y] of [
    [150, 200],
    [520, 150],
    [520, 400],
    [880, 270],
  ])
    svg += byHand(
      [
        [x, y],
        [x + 230, y],
        [x + 230, y + 130],
        [x, y + 130],
        [x, y],
      ],
      pencil,
      4,
    );
  svg +=
    byHand(
      [
        [380, 250],
        [515, 215],
      ],
      pencil,
    ) +
    byHand(
      [
        [380, 280],
        [515, 450],
      ],
      pencil,
    ) +
    byHand(
      [
        [750, 215],
        [875, 320],
      ],
      pencil,
    ) +
    byHand(
      [
        [500, 420],
        [770, 520],
      ],
      red,
    ) +
    byHand(
      [
        [510, 530],
        [770, 400],
      ],
      red,
    );
  for (const y of [800, 1000, 1200, 1400])
    svg += byHand(
      [
        [140, y],
        [1100, y],
      ],
      pencil,
      3,
    );
  svg +=
    byHand(
      [
        [250, 1400],
        [350, 1200],
        [560, 1200],
        [650, 1000],
        [740, 800],
      ],
      line(INK, 16),
      4,
    ) +
    byHand(
      [
        [650, 1400],
        [720, 1200],
        [790, 1000],
        [860, 800],
      ],
      line(RED, 16),
      4,
    );
  for (let i = 0; i < 5; i++)
    svg += byHand(
      [
        [160, 1530 + i * 44],
        [around(780, 200), 1530 + i * 44],
      ],
      line('#6A6C64', 7),
      3,
    );
  return [W, H, svg];
}

/** A release graph as the site draws it. */
function graph([left, top, right, bottom], { ground, weight = 1 }) {
  const rows = [0, 1, 2, 3, 4].map((i) => bottom - ((bottom - top) * i) / 4);
  const w = right - left;
  let svg = '';
  for (const y of rows)
    svg += path(
      [
        [left, y],
        [right, y],
      ],
      line('#8E958A', 3 * weight),
    );
  let x = left - 0.02 * w,
    gap = 0.1,
    steep = 0.075;
  while (x < right) {
    const points = route(
      x,
      rows,
      [0, gap * w * 0.4, gap * w * 0.2, gap * w * 0.3],
      [steep * w],
    ).filter(([px]) => px <= right);
    if (points.length > 1) svg += path(points, line('#8E958A', 2.4 * weight, 'opacity=".8"'));
    x += gap * w;
    gap = Math.max(gap * 0.93, 0.025);
    steep = Math.max(steep * 0.9, 0.012);
  }
  const main = route(left + 0.22 * w, rows, [0, 0.06 * w, 0.03 * w, 0.07 * w], [0.07 * w]);
  svg += path(main, line(WHEAT, 15 * weight));
  svg += path([main.at(-1), [right, rows[4]]], line('#49B685', 15 * weight));
  for (const [px, py] of [main[0], main[2], main[4], main[6]])
    svg += `<circle cx="${px}" cy="${py}" r="${17 * weight}" fill="${ground}" stroke="${WHEAT}" stroke-width="${8 * weight}"/>`;
  return svg;
}

/** The laptop in the middle of a call: the shared graph, two who listen, the buttons. */
function call() {
  const W = 1600,
    H = 1000,
    ground = '#1A2117';
  let svg = `<rect width="${W}" height="${H}" fill="#0D120B"/><rect x="40" y="40" width="1120" height="800" rx="22" fill="${ground}"/>`;
  svg += graph([110, 170, 1100, 740], { ground });
  for (const [y, tile, disc] of [
    [40, '#1F5A42', '#49B685'],
    [448, '#6B5A22', WHEAT],
  ]) {
    svg += `<rect x="1196" y="${y}" width="364" height="392" rx="22" fill="${tile}"/><circle cx="1378" cy="${y + 196}" r="86" fill="${disc}"/>`;
  }
  svg += `<rect x="1196" y="40" width="364" height="392" rx="22" fill="none" stroke="#7BE0B2" stroke-width="9"/>`;
  [560, 670, 780, 890].forEach(
    (x) => (svg += `<circle cx="${x}" cy="918" r="36" fill="#384034"/>`),
  );
  svg += `<rect x="960" y="882" width="130" height="72" rx="36" fill="#D0442E"/>`;
  return [W, H, svg];
}

/** A monitor with today's releases. */
function releases() {
  const W = 1920,
    H = 1100,
    ground = '#151B12';
  let svg = `<rect width="${W}" height="${H}" fill="${ground}"/><rect width="${W}" height="84" fill="#20281D"/>`;
  for (let i = 0; i < 5; i++)
    svg += `<rect x="60" y="${205 + i * 180}" width="${210 - i * 17}" height="22" rx="11" fill="#A9AFA4"/><rect x="60" y="${245 + i * 180}" width="${120 + i * 12}" height="16" rx="8" fill="#5D655A"/>`;
  svg += graph([360, 220, 1850, 960], { ground, weight: 1.3 });
  return [W, H, svg];
}

/** The blackboard: chalk catches on the slate, and a cloth leaves its haze. */
function board(slate = true) {
  const W = 2600,
    H = 1300,
    left = 170,
    right = 2430,
    rows = [1090, 900, 710, 520, 330],
    w = right - left;
  const chalk = line;
  let svg = `<defs>
    <filter id="chalk" x="-5%" y="-5%" width="110%" height="110%" filterUnits="userSpaceOnUse" primitiveUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency=".32" numOctaves="2" seed="3" result="grain"/>
      <feColorMatrix in="grain" type="matrix" values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 9 -3.6" result="holes"/>
      <feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="8" result="slow"/>
      <feDisplacementMap in="SourceGraphic" in2="slow" scale="9" xChannelSelector="R" yChannelSelector="G" result="shaken"/>
      <feComposite in="shaken" in2="holes" operator="in" result="worn"/>
      <feComponentTransfer in="shaken" result="thin"><feFuncA type="linear" slope=".62"/></feComponentTransfer>
      <feMerge><feMergeNode in="thin"/><feMergeNode in="worn"/></feMerge>
    </filter>
    <filter id="haze" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".0016 .005" numOctaves="5" seed="12"/><feColorMatrix type="matrix" values="0 0 0 0 .72  0 0 0 0 .73  0 0 0 0 .69  0 0 0 2.2 -.86"/></filter>
    <filter id="smear" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="26"/></filter>
  </defs>`;
  if (slate)
    svg += `<rect width="${W}" height="${H}" fill="#1D231C"/><rect width="${W}" height="${H}" filter="url(#haze)" opacity=".34"/>`;
  // A former line, wiped off with two strokes of the cloth.
  svg += `<g filter="url(#smear)" opacity=".2"><path d="M1650 420L2350 480M1700 520L2300 600" ${line('#D8D8CE', 90)}/></g>`;
  svg += '<g filter="url(#chalk)">';
  rows.forEach(
    (y) =>
      (svg += byHand(
        [
          [left, y],
          [right, y],
        ],
        chalk('#E4E3D9', 7),
        2.5,
      )),
  );
  let x = left + 20,
    gap = 0.085,
    steep = 0.07;
  while (x < right - 40) {
    const points = route(x, rows, [0, gap * w * 0.35, gap * w * 0.15, gap * w * 0.3], [steep * w]);
    const kept = points.filter(([px]) => px <= right);
    if (kept.length > 1) svg += byHand(kept, chalk('#D5D5CA', 6, 'opacity=".8"'), 2.2);
    x += gap * w;
    gap = Math.max(gap * 0.95, 0.034);
    steep = Math.max(steep * 0.9, 0.016);
  }
  const main = route(left + 0.17 * w, rows, [0, 0.05 * w, 0.03 * w, 0.055 * w], [0.06 * w]);
  svg += byHand(main, chalk('#FFD23F', 27), 3) + byHand(main, chalk('#FFCB2A', 20), 4);
  svg += byHand([main.at(-1), [right, rows[4]]], chalk('#F1F0E6', 22), 3);
  const [ax, ay] = main.at(-1);
  for (let i = 1; i < 4; i++)
    svg += byHand(
      [
        [ax + 130 + i * 55, ay],
        [ax + 185 + i * 75, ay - 58 * i],
        [right - 120 - 100 * i, ay - 58 * i],
        [right - 60 - 75 * i, ay],
      ],
      chalk('#EDECE2', 10),
      3,
    );
  for (const [px, py] of [main[0], main[2], main[4], main[6]])
    svg += ring(px, py, 30, 30, chalk('#FFD23F', 17), 1.05);
  // The flat piece that the meeting was about.
  svg += ring((main[5][0] + main[6][0]) / 2, main[6][1], 150, 82, chalk('#F1F0E6', 10), 1.14);
  svg += byHand(
    [
      [main[6][0] + 140, main[6][1] + 70],
      [main[6][0] + 330, main[6][1] + 150],
    ],
    chalk('#F1F0E6', 10),
    3,
  );
  const [qx, qy] = [main[6][0] + 350, main[6][1] + 105];
  svg +=
    byHand(
      [
        [qx, qy + 22],
        [qx + 14, qy - 6],
        [qx + 50, qy - 14],
        [qx + 74, qy + 12],
        [qx + 64, qy + 46],
        [qx + 36, qy + 70],
        [qx + 33, qy + 98],
      ],
      chalk('#F1F0E6', 13),
      1,
    ) +
    byHand(
      [
        [qx + 32, qy + 124],
        [qx + 34, qy + 128],
      ],
      chalk('#F1F0E6', 16),
      0,
    );
  return [W, H, `${svg}</g>`];
}

const font = readFileSync(
  `${root}/node_modules/@fontsource-variable/radio-canada-big/files/radio-canada-big-latin-wght-normal.woff2`,
).toString('base64');
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const [name, draw] of Object.entries({
  timetable,
  notes,
  call,
  releases,
  board,
  chalk: () => board(false),
})) {
  if (only.length && !only.includes(name)) continue;
  const [width, height, svg] = draw();
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<style>@font-face{font-family:R;src:url(data:font/woff2;base64,${font});font-weight:300 700}body{margin:0}svg{display:block;font-family:R}text{fill:${INK}}</style><svg width="${width}" height="${height}">${svg}</svg>`,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.png`, omitBackground: true, timeout: 300_000 });
}
await browser.close();
