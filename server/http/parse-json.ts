// JSON does not begin with a byte order mark.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** What becomes of each value. `source` is how a number, a boolean or a text is spelled. */
export type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;

/** The value that the bytes spell, or undefined when they are not JSON in UTF-8. */
export function parseJson(bytes: Uint8Array, reviver?: Reviver): { value: unknown } | undefined {
  try {
    // TypeScript's library does not know the third argument yet.
    const revive = reviver as ((key: string, value: unknown) => unknown) | undefined;
    return { value: JSON.parse(utf8.decode(bytes), revive) };
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
