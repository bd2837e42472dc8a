/**
 * Reads each message and says that it is stored, which it is not: the most that the load
 * processes, the connections and this machine let any server answer.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => response.writeHead(201, { 'content-length': 0 }).end());
});

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
