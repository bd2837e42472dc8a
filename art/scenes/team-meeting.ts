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
import { round } from './outline.ts';
import { plant } from './plant.ts';
import { type Solid, Space, type Vector } from './space.ts';

const size = { width: 1600, height: 1067 };

/** Standing at the end of the room, facing the wall. */
const space = new Space(
  { eye: [0.1, 1.66, -1.9], yaw: 0, pitch: 0.07, focal: 1380, centre: [800, 500] },
  [0.62, -0.62, 0.5],
);

const wall = 4.3;
const floor: Point[] = [
  [-6, -1.6],
  [6, -1.6],
  [6, wall],
  [-6, wall],
];
const onWall = (x: number, y: number): Vector => [x, y, wall];

const top = 0.72;
const laptopPlace = { at: [0.42, top, 2.3], turn: 0.12 } as const;
const note = { at: [-0.62, top, 2.42], turn: 0.3, tones: paperTones } as const;
const onTable: Solid[] = [
  sheet(note, 0.3, 0.42),
  ...laptop(laptopPlace),
  ...cup({ at: [-0.12, top, 2.2], tones: paperTones }),
  ...cup({ at: [1.02, top, 2.55], tones: inkTones }),
  sheet({ at: [1.12, top, 2.15], turn: -0.4, tones: paperTones }, 0.21, 0.3),
];
/** Pushed back and turned, as people leave them. */
const chairs = {
  far: [
    ...chair({ at: [-0.82, 0, 3.3], turn: Math.PI + 0.4, tones: inkTones }),
    ...chair({ at: [0.38, 0, 3.2], turn: Math.PI - 0.12, tones: inkTones }),
    ...chair({ at: [1.36, 0, 3.4], turn: Math.PI - 0.7, tones: pineTones }),
  ],
  near: [
    ...chair({ at: [-1, 0, 1.36], turn: -0.55, tones: paperTones }),
    ...chair({ at: [0.3, 0, 1.5], turn: 0.16, tones: inkTones }),
    ...chair({ at: [1.5, 0, 1.3], turn: 0.85, tones: inkTones }),
  ],
};

export const teamMeeting: Picture = { size, draw };

function draw(): string {
  const slab = table({ at: [0.1, 0, 2.35], tones: wheatTones }, 3, 1.05);
  const standing = [...chairs.far, ...slab, ...chairs.near];
  return svg(
    size,
    rect(0, 0, size.width, size.height, palette.tint),
    lightOnWall(),
    graph(),
    notes(),
    space.level(floor, 0, palette.pine),
    ...standing.map((thing) => space.shadow(thing, 0, floor, pineTones.shade)),
    plant(space, [-2.5, 0, 3.7], 1.25),
    ...[...chairs.far, ...slab, ...onTable].map((thing) => space.solid(thing)),
    laptopFace(space, laptopPlace),
    handwriting(space, note, 0.3),
    ...chairs.near.map((thing) => space.solid(thing)),
  );
}

/** Three panes of a window that is out of the picture, thrown on the wall. */
function lightOnWall(): string {
  const pane = { width: 1.2, step: 1.42, slant: 2.6, top: 3.8 };
  return [0, 1, 2]
    .map((index) => {
      const left = -3.9 + index * pane.step;
      const corners = [
        onWall(left, pane.top),
        onWall(left + pane.width, pane.top),
        onWall(left + pane.width + pane.slant, 0),
        onWall(left + pane.slant, 0),
      ];
      return space.face(corners, palette.paper);
    })
    .join('');
}

/** Stations up the side, time to the right, each line one release. */
function graph(): string {
  const rows = [1.12, 1.46, 1.8, 2.14, 2.48];
  const [bottom, ceiling] = [1.12, 2.48];
  const [left, right] = [-1.85, 1.55];
  const strings = Array.from({ length: 32 }, (_, index) => {
    const x = left + 0.1 + index * 0.1;
    const lean = 1.05 - index * 0.032;
    return x + lean > right
      ? ''
      : space.line([onWall(x, bottom), onWall(x + lean, ceiling)], palette.ink, 1);
  });
  const stations: Vector[] = [
    onWall(-0.7, 1.12),
    onWall(-0.52, 1.46),
    onWall(-0.12, 1.8),
    onWall(0.2, 2.14),
    onWall(0.4, 2.48),
  ];
  const [push, review, preview, staging, production] = stations as [
    Vector,
    Vector,
    Vector,
    Vector,
    Vector,
  ];
  const route = [push, review, onWall(-0.3, 1.46), preview, onWall(0.02, 1.8), staging, production];
  return [
    ...rows.map((y) => space.line([onWall(left, y), onWall(right, y)], palette.ink, 1.5)),
    ...strings,
    space.line(route, palette.ink, 10),
    space.line([production, onWall(right, ceiling)], palette.pine, 10),
    ...stations.map((station) => ring(station)),
  ].join('');
}

function ring([x, y]: Vector): string {
  const disc = (radius: number, fill: string) =>
    space.face(
      round(radius, 28).map(([dx, dy]) => onWall(x + dx, y + dy)),
      fill,
    );
  return disc(0.048, palette.ink) + disc(0.026, palette.paper);
}

function notes(): string {
  const side = 0.21;
  const placed = [
    { x: 1.84, y: 2.26, lean: 0.01, fill: palette.wheat },
    { x: 2.13, y: 2.29, lean: -0.012, fill: palette.wheat },
    { x: 1.88, y: 1.95, lean: 0, fill: palette.wheat },
    { x: 2.16, y: 1.97, lean: 0.015, fill: palette.pine },
    { x: 1.86, y: 1.64, lean: -0.01, fill: palette.wheat },
  ];
  return placed
    .map(({ x, y, lean, fill }) =>
      space.face(
        [
          onWall(x, y),
          onWall(x + side, y + lean),
          onWall(x + side - lean, y + side + lean),
          onWall(x - lean, y + side),
        ],
        fill,
      ),
    )
    .join('');
}
