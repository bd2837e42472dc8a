import { randomInt } from 'node:crypto';

export function oneOf<T>(things: readonly T[]): T {
  return things[randomInt(things.length)] as T;
}
