import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Resolves with the address as a browser writes it; port 0 is whichever is free. Rejects when it is taken. */
export function startListening(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      const { port: actualPort } = server.address() as AddressInfo;
      const name = host.includes(':') ? `[${host}]` : host;
      resolve(`http://${name}:${actualPort}`);
    });
  });
}
