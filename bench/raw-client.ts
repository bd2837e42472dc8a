import { once } from 'node:events';
import { connect } from 'node:net';
import { defaultAnonKey } from '#contract/paths.ts';
import type { SendMessage } from './load.ts';

/**
 * One kept-alive connection that writes what supabase-js would write, and does little else, so
 * that the processor is left to the servers.
 */
export async function openRawClient(
  tableUrl: string,
): Promise<{ send: SendMessage; close: () => void }> {
  const { hostname, port, host, pathname } = new URL(tableUrl);
  const socket = connect(Number(port), hostname).setNoDelay().setEncoding('latin1');
  await once(socket, 'connect');
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `host: ${host}`,
    `apikey: ${defaultAnonKey}`,
    'content-profile: public',
    'content-type: application/json',
    'x-client-info: supabase-js-node/2.119.0',
    'accept: */*',
  ].join('\r\n');

  let received = '';
  let settle: ((status: number) => void) | undefined;
  const fail = () => settle?.(0);
  socket.on('error', fail);
  socket.on('close', fail);
  socket.on('data', (chunk) => {
    received += String(chunk);
    if (!isWhole(received)) return;
    const status = Number(received.slice(9, 12));
    received = '';
    settle?.(status);
  });

  return {
    send(message) {
      const body = JSON.stringify(message);
      socket.write(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
      return new Promise((resolve) => {
        settle = resolve;
      });
    },
    close: () => socket.destroy(),
  };
}

/** No answer is sent before the last one was read, so what there is is one answer or its beginning. */
function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const headers = answer.slice(0, end).toLowerCase();
  if (headers.includes('transfer-encoding: chunked')) return answer.endsWith('0\r\n\r\n');
  const length = Number(/content-length: (\d+)/.exec(headers)?.[1] ?? 0);
  return answer.length >= end + 4 + length;
}
