import { type Point, palette } from '../svg.ts';
import { rectangle, round } from './outline.ts';
import type { Solid, Space, Tones, Vector } from './space.ts';

export const inkTones: Tones = { top: '#262C22', lit: '#1C2218', shade: palette.ink };
export const wheatTones: Tones = { top: palette.wheat, lit: '#F0B400', shade: '#C79300' };
export const paperTones: Tones = { top: palette.paper, lit: '#F4F2E8', shade: palette.line };
export const pineTones: Tones = { top: '#0A7350', lit: palette.pine, shade: '#00402B' };

/** Turns a place given around a thing's own middle into one in the room. */
function around(at: Vector, turn: number) {
  return (x: number, y: number, z: number): Vector => [
    at[0] + x * Math.cos(turn) + z * Math.sin(turn),
    at[1] + y,
    at[2] + z * Math.cos(turn) - x * Math.sin(turn),
  ];
}

interface Thing {
  at: Vector;
  turn?: number;
  tones: Tones;
}

export function table({ at, turn = 0, tones }: Thing, width: number, depth: number): Solid[] {
  const place = around(at, turn);
  const [height, thickness, leg] = [0.72, 0.045, 0.06];
  const legs = [-1, 1].flatMap((x) => [1, -1].map((z) => [x, z] as const));
  return [
    ...legs.map(
      ([x, z]): Solid => ({
        base: rectangle(leg, leg),
        height: height - thickness,
        at: place(x * (width / 2 - 0.12), 0, z * (depth / 2 - 0.1)),
        turn,
        tones: inkTones,
      }),
    ),
    {
      base: rectangle(width, depth),
      height: thickness,
      at: place(0, height - thickness, 0),
      turn,
      tones,
    },
  ];
}

/** Looking away from the viewer when it is not turned: the back is the near side. */
export function chair({ at, turn = 0, tones }: Thing): Solid[] {
  const place = around(at, turn);
  const [seat, back, leg] = [0.46, 0.46, 0.035];
  const part = (x: number, y: number, z: number, base: Point[], height: number): Solid => ({
    base,
    height,
    at: place(x, y, z),
    turn,
    tones,
  });
  const parts = [
    ...[
      [-0.19, 0.19],
      [0.19, 0.19],
      [-0.19, -0.19],
      [0.19, -0.19],
    ].map(([x = 0, z = 0]) => ({ ...part(x, 0, z, rectangle(leg, leg), 0.44), tones: inkTones })),
    part(0, 0.44, 0, rectangle(seat, seat), 0.05),
    part(-0.17, 0.49, -0.21, rectangle(leg, leg), 0.14),
    part(0.17, 0.49, -0.21, rectangle(leg, leg), 0.14),
    part(0, 0.6, -0.21, rectangle(seat, 0.04), back - 0.14),
  ];
  // Turned to the viewer, its back is the far side and has to be painted first.
  return Math.cos(turn) < 0 ? parts.toReversed() : parts;
}

const lid = { width: 0.34, height: 0.23, hinge: 0.12, tilt: 0.42 };
const deck = { depth: 0.24, thickness: 0.015 };

export function laptop({ at, turn = 0 }: Omit<Thing, 'tones'>): Solid[] {
  const place = around(at, turn);
  const screen: Solid = {
    base: rectangle(lid.width, 0.01),
    height: lid.height,
    at: place(0, deck.thickness, lid.hinge),
    tilt: lid.tilt,
    turn,
    tones: { top: '#2E352A', lit: palette.ink, shade: palette.ink },
  };
  const body: Solid = {
    base: rectangle(lid.width, deck.depth),
    height: deck.thickness,
    at,
    turn,
    tones: paperTones,
  };
  return [screen, body];
}

/** What is open on a laptop that faces the viewer, and its keys. */
export function laptopFace(space: Space, { at, turn = 0 }: Omit<Thing, 'tones'>): string {
  const place = around(at, turn);
  const onScreen = (x: number, y: number): Vector =>
    place(
      x * lid.width,
      deck.thickness + y * lid.height * Math.cos(lid.tilt) + 0.002,
      lid.hinge + y * lid.height * Math.sin(lid.tilt) - 0.008,
    );
  const onDeck = (x: number, z: number): Vector => place(x, deck.thickness + 0.001, z);
  const pen = space.scaleAt(at) * 0.006;
  const level = (y: number) =>
    space.line([onScreen(-0.4, y), onScreen(0.4, y)], palette.muted, pen / 3);
  const route = [
    onScreen(-0.25, 0.2),
    onScreen(-0.12, 0.4),
    onScreen(-0.02, 0.4),
    onScreen(0.16, 0.8),
    onScreen(0.4, 0.8),
  ];
  return [
    ...[0.2, 0.4, 0.6, 0.8].map(level),
    space.line(route, palette.wheat, pen),
    space.face(
      [onDeck(-0.14, -0.005), onDeck(0.14, -0.005), onDeck(0.14, 0.09), onDeck(-0.14, 0.09)],
      palette.line,
    ),
    space.face(
      [onDeck(-0.05, -0.1), onDeck(0.05, -0.1), onDeck(0.05, -0.035), onDeck(-0.05, -0.035)],
      palette.line,
    ),
  ].join('');
}

export function cup({ at, tones }: Thing): Solid[] {
  return [
    { base: round(0.042), height: 0.09, at, tones },
    {
      base: round(0.034),
      height: 0.001,
      at: [at[0], at[1] + 0.09, at[2]],
      tones: { top: palette.ink, lit: palette.ink, shade: palette.ink },
    },
  ];
}

export function sheet({ at, turn = 0, tones }: Thing, width: number, depth: number): Solid {
  return { base: rectangle(width, depth), height: 0.003, at, turn, tones };
}

/** A line of a release on a sheet, with a few lines of writing above it. */
export function handwriting(
  space: Space,
  { at, turn = 0 }: Omit<Thing, 'tones'>,
  size: number,
): string {
  const place = around(at, turn);
  const on = (x: number, z: number): Vector => place(x * size, 0.004, z * size);
  const pen = space.scaleAt(at) * 0.006;
  const writing = [0.52, 0.42, 0.32].map((z, index) =>
    space.line([on(-0.36, z), on(index === 2 ? 0.08 : 0.36, z)], palette.muted, pen / 2),
  );
  const route = [on(-0.36, -0.5), on(-0.12, -0.3), on(0.04, -0.3), on(0.2, 0.08), on(0.36, 0.08)];
  return [...writing, space.line(route, palette.ink, pen)].join('');
}
