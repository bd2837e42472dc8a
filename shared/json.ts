const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses JSON in UTF-8. Returns undefined if the bytes are not JSON. */
export function parseJson(bytes: Uint8Array): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(utf8.decode(bytes)) };
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
