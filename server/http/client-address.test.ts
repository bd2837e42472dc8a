import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Listening, listen } from '#server/listen/listen.ts';
import { defaultAnonKey, paths } from '#shared/paths.ts';
import { apiHeaders, validMessage } from '#tests/support/server/messages.ts';
import { ask } from '#tests/support/server/send-request.ts';
import { makeTestApp } from '#tests/support/server/test-app.ts';
import { until } from '#tests/support/server/until.ts';
import { findClientAddress } from './client-address.ts';

const proxy = '10.0.0.1';

describe('the client address', () => {
  test.each<[string, number, string | undefined, string]>([
    ['no proxy and no header', 0, undefined, proxy],
    ['no proxy and a forged header', 0, '6.6.6.6', proxy],
    ['one proxy and no header', 1, undefined, proxy],
    ['one proxy and an empty header', 1, ' , ', proxy],
    ['one proxy', 1, '1.2.3.4', '1.2.3.4'],
    ['one proxy and a forged entry', 1, '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    ['two proxies', 2, '1.2.3.4, 10.0.0.2', '1.2.3.4'],
    ['two proxies and forged entries', 2, '::6,6.6.6.6,1.2.3.4,10.0.0.2', '1.2.3.4'],
    ['fewer entries than proxies', 3, '1.2.3.4, 10.0.0.2', '1.2.3.4'],
    ['empty entries', 2, ',1.2.3.4,, 10.0.0.2,', '1.2.3.4'],
    ['an entry that is no address', 1, '1.2.3.4, unknown', proxy],
    ['one that is nearly one', 1, '1.2.3.256', proxy],
    ['a number, which some would read as 0.0.0.1', 1, '1', proxy],
    ['one with something behind it', 1, '1.2.3.4; drop table contacts', proxy],
  ])('%s', (_, trustProxy, forwardedFor, address) => {
    expect(findClientAddress({ socketAddress: proxy, forwardedFor, trustProxy })).toBe(address);
  });

  test.each([
    ['1.2.3.4:5678', '1.2.3.4'],
    ['[2001:db8:1:2ff::1]:443', '2001:db8:1:200::'],
    ['2001:DB8:1:0200:0:0:0:1', '2001:db8:1:200::'],
    ['2001:db8:1:300::1', '2001:db8:1:300::'],
    ['::FFFF:102:304', '1.2.3.4'],
    ['[::ffff:1.2.3.4%eth0]:80', '1.2.3.4'],
    ['fe80::1%eth0', 'fe80::'],
    // This machine, without a limit.
    ['127.0.0.1', undefined],
    ['::ffff:127.1.2.3', undefined],
    ['[::1]:80', undefined],
  ])('%s counts as %s, from the header and from the socket', (text, network) => {
    const fromHeader = { socketAddress: proxy, forwardedFor: text, trustProxy: 1 };
    const fromSocket = { socketAddress: text, forwardedFor: undefined, trustProxy: 0 };
    expect(findClientAddress(fromHeader)).toBe(network);
    expect(findClientAddress(fromSocket)).toBe(network);
  });

  test('closed connections share one address, and so its limit', () => {
    const gone = { socketAddress: undefined, forwardedFor: '6.6.6.6', trustProxy: 0 };
    expect(findClientAddress(gone)).toBe('0.0.0.0');
    expect(findClientAddress({ ...gone, trustProxy: 1 })).toBe('6.6.6.6');
  });
});

describe('over a real connection', () => {
  const direct = makeTestApp();
  const proxied = makeTestApp({ trustProxy: 2 });
  const listening: Listening[] = [];

  beforeAll(async () => {
    for (const { app } of [direct, proxied]) {
      listening.push(await listen(app, { host: '127.0.0.1', port: 0 }));
    }
  });
  afterAll(() => Promise.all(listening.map((server) => server.close())));

  /** Sends one message each way, with one header line for each entry. */
  async function sendBothWays(server: Listening, forwardedFor: string[]) {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent: [string, Record<string, string>, string][] = [
      [paths.contacts, apiHeaders, JSON.stringify(validMessage)],
      [paths.contactForm, form, new URLSearchParams(validMessage).toString()],
    ];
    for (const [path, headers, body] of sent) {
      const { status } = await ask(server.url, path, {
        method: 'POST',
        headers: { ...headers, 'x-forwarded-for': forwardedFor },
        body,
      });
      expect([200, 201]).toContain(status);
    }
  }

  test('joins header lines, and ignores them without TRUST_PROXY', async () => {
    const lines = ['6.6.6.6, 1.2.3.4', '10.0.0.2'];
    for (const server of listening) await sendBothWays(server, lines);
    expect(direct.senders).toEqual([undefined, undefined]);
    expect(proxied.senders).toEqual(Array(2).fill('1.2.3.4'));
  });

  test('limits a client that disconnects before the response', async () => {
    const before = direct.senders.length;
    sendAndVanish(listening[0] as Listening, JSON.stringify(validMessage));
    await until(() => direct.senders.length > before);
    // This machine has no limit, unless the socket closed before its address was read.
    expect([undefined, '0.0.0.0']).toContain(direct.senders.at(-1));
  });
});

/** Sends a whole request and resets the connection at once. */
function sendAndVanish({ url }: Listening, body: string): void {
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
    const head = [
      `POST ${paths.contacts} HTTP/1.1`,
      'host: site.test',
      `apikey: ${defaultAnonKey}`,
      `content-length: ${Buffer.byteLength(body)}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.resetAndDestroy();
  });
}
