/** How a file may be sent, in the order of the size that comes of it. */
export const codings = [
  { coding: 'br', extension: '.br', tag: '-br' },
  { coding: 'gzip', extension: '.gz', tag: '-gz' },
  { coding: 'identity', extension: '', tag: '' },
] as const;

export type Coding = (typeof codings)[number]['coding'];

/**
 * The coding that an Accept-Encoding header weighs most; of equal ones the first.
 * Whoever refuses all of them gets the last, the bytes as they are.
 */
export function chooseCoding<T extends { coding: Coding }>(
  offered: readonly T[],
  header: string | undefined,
): T {
  const weights = parseWeights(header);
  const weightOf = ({ coding }: T) =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? 0.0001 : 0);
  return offered.reduce((best, next) =>
    weightOf(best) >= weightOf(next) && weightOf(best) > 0 ? best : next,
  );
}

function parseWeights(header = ''): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  return weights;
}
