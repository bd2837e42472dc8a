import { type Picture, type Point, palette, rect, svg } from '../svg.ts';
import {
  chair,
  cup,
  inkTones,
  laptop,
  laptopFace,
  paperTones,
  table,
  wheatTones,
} from './furniture.ts';
import { rectangle } from './outline.ts';
import { plant, plantShadow } from './plant.ts';
import { Space, type Vector } from './space.ts';

const size = { width: 1600, height: 1067 };
const eye = 1.5;

/** Early and low: the light comes in through the window, from the left, and goes far. */
const space = new Space(
  { eye: [0, eye, 0], yaw: 0, pitch: 0, focal: 1180, centre: [800, 392] },
  [0.42, -0.46, -1],
);

/** Wider than the picture: the window has no end. */
const room = { left: -9, right: 9, back: 8.4, ceiling: 3 };
const window = { sill: 0.62, top: 2.8, pane: 1.9, frame: 0.07 };
const floor: Point[] = [
  [room.left, 0.2],
  [room.right, 0.2],
  [room.right, room.back],
  [room.left, room.back],
];

export const officeEnvironment: Picture = { size, draw };

function draw(): string {
  return svg(size, shell(), prairie(), frames(), light(), furniture());
}

function shell(): string {
  return [
    rect(0, 0, size.width, size.height, palette.ink),
    space.level(floor, 0, palette.pine),
    space.level(floor, room.ceiling, '#1C2218'),
  ].join('');
}

function pane(left: number, right: number, bottom: number, top: number): Vector[] {
  return [
    [left, bottom, room.back],
    [right, bottom, room.back],
    [right, top, room.back],
    [left, top, room.back],
  ];
}

/** The horizon is where it always is: at the height of the eye. */
function prairie(): string {
  const elevator = { x: -0.62, width: 0.2 };
  return [
    space.face(pane(room.left, room.right, eye, window.top), palette.paper),
    space.face(pane(room.left, room.right, window.sill, eye), palette.wheat),
    space.face(pane(elevator.x, elevator.x + elevator.width, eye, eye + 0.2), palette.ink),
    space.face(pane(elevator.x + 0.06, elevator.x + 0.15, eye, eye + 0.28), palette.ink),
    space.face(pane(elevator.x + elevator.width, elevator.x + 0.42, eye, eye + 0.08), palette.ink),
  ].join('');
}

const panes = Array.from({ length: 10 }, (_, index) => {
  const left = (index - 5) * window.pane + 0.55;
  return { left, right: left + window.pane - window.frame };
});

function frames(): string {
  return panes
    .map(({ right }) =>
      space.face(pane(right, right + window.frame, window.sill, window.top), palette.ink),
    )
    .join('');
}

function light(): string {
  return panes
    .map(({ left, right }) =>
      space.patch(pane(left, right, window.sill, window.top), 0, floor, palette.tint),
    )
    .join('');
}

const plants = [
  { at: [-0.6, 0, 7.2], height: 0.85 },
  { at: [-2.15, 0, 4], height: 1.3 },
] as const satisfies readonly { at: Vector; height: number }[];

function furniture(): string {
  const top = 0.72;
  const desk = (x: number, z: number, width: number) =>
    table({ at: [x, 0, z], tones: wheatTones }, width, 0.8);
  const seat = (x: number, z: number, turn: number) =>
    chair({ at: [x, 0, z], turn, tones: inkTones });
  const open = { at: [1.86, top, 4.3], turn: 0.2 } as const;

  // From the window to the viewer: what is nearer is painted over what is further.
  const far = [
    ...seat(-3.4, 7.4, Math.PI),
    ...seat(2.2, 7.4, Math.PI),
    ...desk(-2.9, 6.8, 2.6),
    ...desk(2.6, 6.8, 2.6),
    ...laptop({ at: [-3.3, top, 6.8] }),
    ...laptop({ at: [2.1, top, 6.8] }),
    ...laptop({ at: [3.2, top, 6.85], turn: 0.3 }),
    ...seat(-2.2, 6.15, 0.3),
    ...seat(3.1, 6.1, -0.2),
  ];
  const near = [
    ...seat(0.75, 5.1, Math.PI),
    ...desk(1.35, 4.35, 3),
    ...laptop({ at: [0.5, top, 4.36], turn: -0.1 }),
    ...laptop(open),
    ...cup({ at: [1.2, top, 4.2], tones: paperTones }),
  ];
  const chairs = [...seat(0.55, 3.62, 0.12), ...seat(1.72, 3.4, -0.6)];
  const [small, large] = plants;

  return [
    ...plants.map(({ at, height }) => plantShadow(space, at, height, floor, palette.pine)),
    ...[...far, ...near, ...chairs].map((thing) => space.shadow(thing, 0, floor, palette.pine)),
    plant(space, small.at, small.height),
    ...far.map((thing) => space.solid(thing)),
    lamp(-2.9, 2.3, 6.6),
    ...near.map((thing) => space.solid(thing)),
    laptopFace(space, open),
    ...chairs.map((thing) => space.solid(thing)),
    lamp(1.35, 2.05, 4.35),
    plant(space, large.at, large.height),
  ].join('');
}

/** Off, in the morning: a bar on two cords. */
function lamp(x: number, y: number, z: number): string {
  const cords = [-0.8, 0.8].map((dx) =>
    space.line(
      [
        [x + dx, room.ceiling, z],
        [x + dx, y, z],
      ],
      palette.ink,
      2.5,
    ),
  );
  return [
    ...cords,
    space.solid({ base: rectangle(2, 0.12), height: 0.06, at: [x, y, z], tones: inkTones }),
  ].join('');
}
