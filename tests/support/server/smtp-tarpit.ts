import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export interface SmtpTarpit {
  url: string;
  /** How many clients have come, and how many of them have hung up. */
  clients: { came: number; left: number };
  close(): Promise<void>;
}

/** A mail server that keeps its clients for ever: it greets them, and its next answer never ends. */
export async function startSmtpTarpit(): Promise<SmtpTarpit> {
  const clients = { came: 0, left: 0 };
  const server = createServer((socket) => {
    clients.came += 1;
    let trickle: NodeJS.Timeout | undefined;
    socket.write('220 tarpit.example\r\n');
    socket.once('data', () => {
      trickle = setInterval(() => socket.write('250-wait\r\n'), 20);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(trickle);
      clients.left += 1;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    clients,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
