/** A process of its own that sends messages. It is told what to send where, once for each round. */
import type { Contact } from '#contract/contact.ts';
import { messageNumber } from './message.ts';
import { openRawClient } from './raw-client.ts';
import { openFetchingClient, openSupabaseClient } from './supabase-client.ts';

const openers = {
  'supabase-js': openSupabaseClient,
  'supabase-js over the fetch of Node': openFetchingClient,
  'raw HTTP': openRawClient,
} satisfies Record<string, (tableUrl: string) => Promise<Client>>;

export type ClientKind = keyof typeof openers;

export interface LoadTask {
  client: ClientKind;
  /** Where the table is. */
  url: string;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  acknowledged: number;
  /** Answers other than 201, and none at all. */
  refused: number;
  /** Of those acknowledged, in milliseconds. */
  latencies: Float64Array;
  seconds: number;
  /** Processor time of this process. */
  cpuSeconds: number;
}

export interface Client {
  /** Resolves with the status of the answer. */
  send: (message: Contact) => Promise<number>;
  close: () => void;
}

let sent = 0;

process.on('message', (task: LoadTask) => {
  void run(task).then((result) => process.send?.(result));
});

async function run({ client, url, connections, seconds }: LoadTask): Promise<LoadResult> {
  const open = openers[client];
  const latencies: number[] = [];
  let refused = 0;
  const cpuBefore = process.cpuUsage();
  const started = performance.now();
  const end = started + seconds * 1000;

  async function sendInTurn(): Promise<void> {
    const { send, close } = await open(url);
    while (performance.now() < end) {
      sent += 1;
      const message = messageNumber(sent, String(process.pid));
      const begun = performance.now();
      if ((await send(message)) === 201) latencies.push(performance.now() - begun);
      else refused += 1;
    }
    close();
  }

  await Promise.all(Array.from({ length: connections }, sendInTurn));
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    acknowledged: latencies.length,
    refused,
    latencies: Float64Array.from(latencies),
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: (user + system) / 1e6,
  };
}
