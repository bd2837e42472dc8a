import { once } from 'node:events';
import { connect } from 'node:net';

interface Answer {
  /** 0 when the connection broke off. */
  status: number;
  body: string;
}

export interface Connection {
  /** `head` is the request's, without the length of its body. One at a time. */
  send: (head: string, body: string) => Promise<Answer>;
  close: () => void;
}

/**
 * One kept-alive connection that does little else than write and read, so that the processor is
 * left to the servers. Node's own fetch takes more of it than some of them do.
 */
export async function openConnection(url: URL): Promise<Connection> {
  const socket = connect(Number(url.port), url.hostname).setNoDelay().setEncoding('latin1');
  await once(socket, 'connect');
  let received = '';
  let settle: ((answer: Answer) => void) | undefined;
  const fail = () => settle?.({ status: 0, body: '' });
  socket.on('error', fail);
  socket.on('close', fail);
  socket.on('data', (chunk) => {
    received += String(chunk);
    const answer = readWhole(received);
    if (!answer) return;
    received = '';
    settle?.(answer);
  });

  return {
    send(head, body) {
      socket.write(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
      return new Promise((resolve) => {
        settle = resolve;
      });
    },
    close: () => socket.destroy(),
  };
}

/** No answer is sent before the last one was read, so what there is is one answer or its beginning. */
function readWhole(text: string): Answer | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const headers = text.slice(0, end).toLowerCase();
  const body = text.slice(end + 4);
  const whole = headers.includes('transfer-encoding: chunked')
    ? body.endsWith('0\r\n\r\n')
    : body.length >= Number(/content-length: (\d+)/.exec(headers)?.[1] ?? 0);
  return whole ? { status: Number(text.slice(9, 12)), body } : undefined;
}
