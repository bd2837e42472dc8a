import { parseAccept } from 'hono/utils/accept';

/** How a file may be sent, the smallest first. */
export const codings = [
  { coding: 'br', extension: '.br', tag: '-br' },
  { coding: 'gzip', extension: '.gz', tag: '-gz' },
  { coding: 'identity', extension: '', tag: '' },
] as const;

export type Coding = (typeof codings)[number]['coding'];

/** Returns what the Accept-Encoding header prefers, the first of equals, the plain bytes if nothing else. */
export function chooseCoding<T extends { coding: Coding }>(offered: readonly T[], header = ''): T {
  const weights = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  const weightOf = ({ coding }: T) =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? 0.0001 : 0);
  return offered.reduce((best, next) =>
    weightOf(best) >= weightOf(next) && weightOf(best) > 0 ? best : next,
  );
}
