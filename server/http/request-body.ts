import { maxBodyBytes } from '#shared/message.ts';

type Body = Uint8Array<ArrayBuffer> | 'too large' | 'unreadable';

// A client that is still sending when the connection closes never sees the response, so the rest of an oversized
// body is read and discarded first, up to a limit.
const maxDiscardedBytes = 8 * 1024 * 1024;
const maxDiscardMs = 2000;

/** Reads at most `maxBodyBytes`, independent of Content-Length. */
export async function readBody({ body }: Request): Promise<Body> {
  const deadline = performance.now() + maxDiscardMs;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    // Cancelling would close the connection before the response.
    for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
      size += chunk.byteLength;
      if (size <= maxBodyBytes) chunks.push(chunk);
      else if (size > maxDiscardedBytes || performance.now() > deadline) break;
    }
  } catch {
    return 'unreadable';
  }
  return size > maxBodyBytes ? 'too large' : new Uint8Array(await new Blob(chunks).arrayBuffer());
}
