import { maxBodyBytes } from '#shared/message.ts';

// A client that is still sending when the connection closes never sees the response, so the rest of an oversized
// body is read and discarded before the response, up to this limit.
const maxDiscardedBytes = 8 * 1024 * 1024;

/** Reads the body without trusting Content-Length. Resolves with undefined if the body exceeds `maxBodyBytes`. */
export async function readBody({ body }: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    // Cancelling the stream would close the connection before the response.
    for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
      size += chunk.byteLength;
      if (size <= maxBodyBytes) chunks.push(chunk);
      else if (size > maxDiscardedBytes) break;
    }
  } catch {
    // The client has disconnected, so the result does not matter.
    return new Uint8Array();
  }
  return size > maxBodyBytes ? undefined : new Uint8Array(await new Blob(chunks).arrayBuffer());
}
