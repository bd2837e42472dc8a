import type { Point } from '../svg.ts';
import { pineTones, wheatTones } from './furniture.ts';
import { round } from './outline.ts';
import type { Space, Vector } from './space.ts';

const pot = { radius: 0.16, height: 0.3 };
/** How far each blade leans to the side, from the first painted to the last. */
const blades = [-0.95, 0.9, -0.6, 0.62, -0.3, 0.34, 0.02];

/** A plant's pot, and the outlines of the blades that fan out of it; they are flat. */
function plantParts(at: Vector, height: number) {
  const foot: Vector = [at[0], at[1] + 0.26, at[2]];
  const leaves = blades.map((lean): Vector[] => {
    const length = height * (1 - Math.abs(lean) * 0.28);
    const [dx, dy] = [Math.sin(lean) * length, Math.cos(lean) * length];
    const [wx, wy] = [Math.cos(lean) * length * 0.1, -Math.sin(lean) * length * 0.1];
    const belly = 0.55;
    return [
      foot,
      [foot[0] + dx * belly - wx, foot[1] + dy * belly - wy, foot[2]],
      [foot[0] + dx, foot[1] + dy, foot[2]],
      [foot[0] + dx * belly + wx, foot[1] + dy * belly + wy, foot[2]],
    ];
  });
  return { vessel: { base: round(pot.radius), height: pot.height, at, tones: wheatTones }, leaves };
}

export function plant(space: Space, at: Vector, height: number): string {
  const { vessel, leaves } = plantParts(at, height);
  const tones = [pineTones.shade, pineTones.lit, pineTones.top];
  const drawn = leaves.map((leaf, index) => space.face(leaf, tones[index % 3] ?? pineTones.lit));
  return drawn.join('') + space.solid(vessel);
}

export function plantShadow(
  space: Space,
  at: Vector,
  height: number,
  floor: Point[],
  fill: string,
) {
  const { vessel, leaves } = plantParts(at, height);
  const thrown = leaves.map((leaf) => space.patch(leaf, 0, floor, fill));
  return thrown.join('') + space.shadow(vessel, 0, floor, fill);
}
