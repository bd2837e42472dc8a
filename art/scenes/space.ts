import { type Point, polygon, polyline } from '../svg.ts';
import { clip, hull } from './outline.ts';

/** Metres: x to the right, y up, z away from the viewer. */
export type Vector = readonly [x: number, y: number, z: number];

interface Camera {
  eye: Vector;
  /** Radians: to the right, and down. */
  yaw: number;
  pitch: number;
  /** Pixels: how strong the lens is, and where on the picture it points. */
  focal: number;
  centre: Point;
}

/** The colours of a solid: from above, on sides that face the light, on sides that do not. */
export interface Tones {
  top: string;
  lit: string;
  shade: string;
}

export interface Solid {
  /** Corners seen from above, anticlockwise, around the solid's own middle. */
  base: readonly Point[];
  height: number;
  at: Vector;
  /** Radians: tipped back around its own x axis, then turned around the upright. */
  tilt?: number;
  turn?: number;
  tones: Tones;
}

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Turns a flat, upright or solid thing in a room into shapes on a picture. */
export class Space {
  readonly #camera: Camera;
  readonly #light: Vector;

  /** `light` is the way the light goes. */
  constructor(camera: Camera, light: Vector) {
    this.#camera = camera;
    this.#light = light;
  }

  face(corners: readonly Vector[], fill: string, opacity?: number): string {
    const points = this.#inFront(corners.map((corner) => this.#seen(corner))).map(this.#onPicture);
    if (points.length < 3) return '';
    if (opacity !== undefined) return polygon(points, fill, { 'fill-opacity': opacity });
    // Neighbouring faces of one colour would show the ground between them as a thin line.
    return polygon(points, fill, { stroke: fill, 'stroke-width': 1.2, 'stroke-linejoin': 'round' });
  }

  line(corners: readonly Vector[], stroke: string, width: number): string {
    const points = this.#inFront(
      corners.map((corner) => this.#seen(corner)),
      false,
    );
    return polyline(points.map(this.#onPicture), {
      stroke,
      'stroke-width': width,
      'stroke-linejoin': 'round',
    });
  }

  /** How many pixels a metre is at a place in the room. */
  scaleAt(at: Vector): number {
    return this.#camera.focal / this.#seen(at)[2];
  }

  /** The sides of a solid that can be seen. Solids are drawn in the order a painter would. */
  solid(solid: Solid): string {
    const { lower, upper } = corners(solid);
    const sides = lower.map((corner, index) => {
      const next = (index + 1) % lower.length;
      return [corner, lower[next], upper[next], upper[index]] as Vector[];
    });
    const { top, lit, shade } = solid.tones;
    const faces = [
      ...sides.map((side) => ({ side, fill: dot(normal(side), this.#light) < 0 ? lit : shade })),
      { side: upper, fill: top },
      { side: lower.toReversed(), fill: shade },
    ];
    return faces
      .filter(({ side }) => dot(normal(side), subtract(this.#camera.eye, side[0] as Vector)) > 0)
      .map(({ side, fill }) => this.face(side, fill))
      .join('');
  }

  /** A solid's shadow on the level plane at `height`, cut off at the edges of what it falls on. */
  shadow(solid: Solid, height: number, receiver: readonly Point[], fill: string, opacity?: number) {
    const { lower, upper } = corners(solid);
    const thrown = [...lower, ...upper].map((corner) => this.#throw(corner, height));
    return this.level(clip(hull(thrown), receiver), height, fill, opacity);
  }

  /** Light that falls through an opening onto a level plane. */
  patch(
    opening: readonly Vector[],
    height: number,
    receiver: readonly Point[],
    fill: string,
    opacity?: number,
  ) {
    const fallen = hull(opening.map((corner) => this.#throw(corner, height)));
    return this.level(clip(fallen, receiver), height, fill, opacity);
  }

  level(outline: readonly Point[], height: number, fill: string, opacity?: number): string {
    return this.face(
      outline.map(([x, z]): Vector => [x, height, z]),
      fill,
      opacity,
    );
  }

  #throw([x, y, z]: Vector, height: number): Point {
    const way = (height - y) / this.#light[1];
    return [x + this.#light[0] * way, z + this.#light[2] * way];
  }

  #seen(at: Vector): Vector {
    const { eye, yaw, pitch } = this.#camera;
    const [x, y, z] = subtract(at, eye);
    const right = x * Math.cos(yaw) - z * Math.sin(yaw);
    const away = x * Math.sin(yaw) + z * Math.cos(yaw);
    return [
      right,
      y * Math.cos(pitch) + away * Math.sin(pitch),
      away * Math.cos(pitch) - y * Math.sin(pitch),
    ];
  }

  readonly #onPicture = ([x, y, z]: Vector): Point => {
    const { focal, centre } = this.#camera;
    return [centre[0] + (focal * x) / z, centre[1] - (focal * y) / z];
  };

  /** What lies behind the viewer is cut off. */
  #inFront(points: readonly Vector[], closed = true): Vector[] {
    const near = 0.2;
    return points.flatMap((point, index) => {
      const next = points[index + 1] ?? (closed ? points[0] : undefined);
      const kept = point[2] >= near ? [point] : [];
      if (!next || point[2] >= near === next[2] >= near) return kept;
      const share = (near - point[2]) / (next[2] - point[2]);
      const cut = point.map((from, axis) => from + share * ((next[axis] ?? 0) - from));
      return [...kept, cut as unknown as Vector];
    });
  }
}

function corners({ base, height, at, tilt = 0, turn = 0 }: Solid) {
  const place = (y: number) =>
    base.map(([x, z]): Vector => {
      const up = y * Math.cos(tilt) - z * Math.sin(tilt);
      const away = y * Math.sin(tilt) + z * Math.cos(tilt);
      const turned: Vector = [
        x * Math.cos(turn) + away * Math.sin(turn),
        up,
        away * Math.cos(turn) - x * Math.sin(turn),
      ];
      return add(at, turned);
    });
  return { lower: place(0), upper: place(height) };
}

/** Outwards, for corners that run anticlockwise when they are looked at from outside. */
function normal([a, b, c]: readonly Vector[]): Vector {
  if (!a || !b || !c) throw new Error('A face has at least three corners.');
  return cross(subtract(c, a), subtract(b, a));
}
