import { type Picture, type Point, palette, rect, svg } from '../svg.ts';
import {
  chair,
  cup,
  handwriting,
  inkTones,
  laptop,
  laptopFace,
  paperTones,
  pineTones,
  sheet,
  table,
  wheatTones,
} from './furniture.ts';
import { rectangle } from './outline.ts';
import { type Solid, Space, type Vector } from './space.ts';

const size = { width: 1600, height: 1067 };

/** From above, as somebody sees it who gets up to fetch another coffee. */
const space = new Space(
  { eye: [0.08, 2.7, -1.6], yaw: 0, pitch: 0.86, focal: 1250, centre: [800, 520] },
  [0.8, -0.72, -0.3],
);

const floor: Point[] = [
  [-6, -1.4],
  [6, -1.4],
  [6, 6],
  [-6, 6],
];
const desk = { width: 2.3, depth: 1.05, top: 0.72, at: [0, 0, 0.55] as Vector };
const deskTop = rectangle(desk.width, desk.depth).map(
  ([x, z]): Point => [x + desk.at[0], z + desk.at[2]],
);
const on = (x: number, z: number): Vector => [x, desk.top, z];

const laptops = [
  { at: on(-0.25, 0.5), turn: 0.2 },
  { at: on(0.27, 0.5), turn: -0.24 },
];
const notes = [
  { at: on(-0.86, 0.74), turn: 0.22, tones: { ...paperTones, top: palette.line } },
  { at: on(-0.72, 0.42), turn: -0.16, tones: paperTones },
];
const things: Solid[] = [
  ...notes.map((note) => sheet(note, 0.3, 0.42)),
  sheet({ at: on(0.86, 0.84), turn: 0.5, tones: paperTones }, 0.15, 0.15),
  sheet({ at: on(0.98, 0.66), turn: 0.1, tones: pineTones }, 0.15, 0.15),
  ...laptops.flatMap(laptop),
  ...cup({ at: on(0.02, 0.84), tones: paperTones }),
  ...cup({ at: on(0.68, 0.42), tones: inkTones }),
];
const slab = table({ at: desk.at, tones: wheatTones }, desk.width, desk.depth);
const chairs = [
  ...chair({ at: [-0.36, 0, -0.12], turn: 0.28, tones: inkTones }),
  ...chair({ at: [0.3, 0, -0.16], turn: -0.34, tones: paperTones }),
];

export const teamCollaboration: Picture = { size, draw };

function draw(): string {
  const [, written] = notes;
  return svg(
    size,
    rect(0, 0, size.width, size.height, palette.pine),
    sunlight(0, floor, palette.tint),
    ...[...slab, ...chairs].map((thing) => space.shadow(thing, 0, floor, palette.pine)),
    ...slab.map((thing) => space.solid(thing)),
    sunlight(desk.top, deskTop, '#FFE48F'),
    ...things.map((thing) => space.shadow(thing, desk.top, deskTop, palette.wheat)),
    ...things.map((thing) => space.solid(thing)),
    ...laptops.map((place) => laptopFace(space, place)),
    written ? handwriting(space, written, 0.3) : '',
    ...chairs.map((thing) => space.solid(thing)),
  );
}

/** Through the panes of a tall window at the left. */
function sunlight(height: number, receiver: readonly Point[], fill: string) {
  const pane = { at: -3.4, bottom: 0.9, top: 5.4, width: 0.82, step: 0.92 };
  return Array.from({ length: 5 }, (_, index) => {
    const near = -1.1 + index * pane.step;
    const opening: Vector[] = [
      [pane.at, pane.bottom, near],
      [pane.at, pane.bottom, near + pane.width],
      [pane.at, pane.top, near + pane.width],
      [pane.at, pane.top, near],
    ];
    return space.patch(opening, height, receiver, fill);
  }).join('');
}
