/** Whether an Accept-Encoding header allows the coding: named with a weight above 0, or by `*`. */
export function acceptsEncoding(header: string | undefined, coding: string): boolean {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
}
