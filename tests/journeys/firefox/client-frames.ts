const unknown = '"emulation.setMediaFeaturesOverride"';
const harmless = '"session.status"'.padEnd(unknown.length);

/**
 * Reads what a WebSocket's client sends, piece by piece, and gives it back: the request as if it had been made
 * to `host`, then each frame (RFC 6455, 5.2) without the command that Firefox does not know.
 */
export function withoutUnknownCommand(host: string): (chunk: Buffer) => Buffer {
  let pending = Buffer.alloc(0);
  let upgraded = false;

  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    const done: Buffer[] = [];
    if (!upgraded) {
      const end = pending.indexOf('\r\n\r\n');
      if (end === -1) return Buffer.alloc(0);
      const request = pending.toString('latin1', 0, end + 4);
      done.push(Buffer.from(request.replace(/^host:.*$/im, `Host: ${host}`), 'latin1'));
      pending = pending.subarray(end + 4);
      upgraded = true;
    }
    for (let size = frameSize(pending); size <= pending.length; size = frameSize(pending)) {
      done.push(edit(pending.subarray(0, size)));
      pending = pending.subarray(size);
    }
    return Buffer.concat(done);
  };
}

/** Infinity while too little of it is there to tell. */
function frameSize(bytes: Buffer): number {
  const start = payloadStart(bytes);
  if (bytes.length < start) return Number.POSITIVE_INFINITY;
  const short = (bytes[1] ?? 0) & 0x7f;
  if (short === 126) return start + bytes.readUInt16BE(2);
  if (short === 127) return start + Number(bytes.readBigUInt64BE(2));
  return start + short;
}

/** Behind the lengths and the mask, which every frame of a client has. */
function payloadStart(bytes: Buffer): number {
  if (bytes.length < 2) return Number.POSITIVE_INFINITY;
  const short = (bytes[1] ?? 0) & 0x7f;
  return 2 + (short === 127 ? 8 : short === 126 ? 2 : 0) + 4;
}

function edit(frame: Buffer): Buffer {
  const start = payloadStart(frame);
  const mask = frame.subarray(start - 4, start);
  const masked = (bytes: Buffer) => bytes.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  const text = Buffer.from(masked(frame.subarray(start)));
  const place = text.indexOf(unknown);
  if (place === -1) return frame;
  text.write(harmless, place, 'latin1');
  return Buffer.concat([frame.subarray(0, start), masked(text)]);
}
