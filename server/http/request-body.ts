import { maxBodyBytes } from '#contract/contact.ts';

export type Body =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  | { ok: false; problem: 'too large' | 'unreadable' };

// A client that is still sending when the connection closes never sees the
// response. So an oversized body is read and discarded first, up to a limit.
const maxDiscardedBytes = 8 * 1024 * 1024;
const maxDiscardMs = 2000;

/** Reads at most `maxBodyBytes`, whatever the request says of its length. */
export async function readBody(request: Request): Promise<Body> {
  try {
    const declared = request.headers.get('content-length');
    if (declared !== null && Number(declared) <= maxBodyBytes) {
      // Node holds the client to the length it declared.
      return { ok: true, bytes: new Uint8Array(await request.arrayBuffer()) };
    }
    return await readStream(request.body);
  } catch {
    return { ok: false, problem: 'unreadable' };
  }
}

async function readStream(stream: ReadableStream<Uint8Array> | null): Promise<Body> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (stream) {
    const reader = stream.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > maxBodyBytes) {
        await discard(reader);
        return { ok: false, problem: 'too large' };
      }
      chunks.push(value);
    }
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return { ok: true, bytes };
}

async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => {}), maxDiscardMs);
  let left = maxDiscardedBytes;
  while (left > 0) {
    const { done, value } = await reader.read();
    if (done) break;
    left -= value.byteLength;
  }
  clearTimeout(timer);
}
