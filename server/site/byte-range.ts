export interface ByteRange {
  first: number;
  /** Inclusive, as in the headers. */
  last: number;
}

/**
 * Reads a Range header for a file of `size` bytes. Undefined where the whole file is
 * the answer: no range, several, or one that makes no sense (RFC 9110, 14.2).
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] =
    /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // The last so many bytes.
  if (from === '') {
    return Number(to) === 0
      ? 'unsatisfiable'
      : { first: Math.max(0, size - Number(to)), last: size - 1 };
  }
  if (to !== '' && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return 'unsatisfiable';
  return { first: Number(from), last: Math.min(to === '' ? size - 1 : Number(to), size - 1) };
}
