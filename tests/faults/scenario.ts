import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished } from 'vitest';
import { shortOrLong, testTimeout } from '#tests/support/length.ts';
import { makeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { type ServerProcess, startServer, until } from '#tests/support/server/program.ts';
import { startScriptedSmtp } from '#tests/support/server/smtp-servers.ts';
import { pickOne, startVisitors } from './visitors.ts';

/** A database that servers share. */
interface FaultDatabase {
  environment: Record<string, string>;
  /** Runs SQL without the server's code. */
  query(sql: string): Promise<Record<string, unknown>[]>;
}

/** An email that the mail server accepted. */
interface Acceptance {
  /** The ID of the visitor's message, which the email has in its Message-ID. */
  id: string;
  /** The name with which the sending process greeted the mail server. */
  sender: string;
  /** Whether the sending process got the reply, rather than a broken connection. */
  isConfirmed: boolean;
}

const dist = makeFixtureSite();

/** Starts servers on one database, visitors who write to them, and a mail server that often fails. */
export async function startScenario({ environment, query }: FaultDatabase, serverCount = 1) {
  let mailServerFails = true;
  const accepted: Acceptance[] = [];
  const smtp = await startScriptedSmtp(({ step, text, client, socket, accept }) => {
    if (step !== 'dot') return accept();
    // Accepts twice as often as anything else. After `disconnects` the email is accepted, but its sender gets no reply.
    const reaction = mailServerFails
      ? pickOne(['accepts', 'accepts', '451 Try again later', '550 Not wanted', 'disconnects'])
      : 'accepts';
    if (/^\d/.test(reaction)) return void socket.write(`${reaction}\r\n`);
    const [, id = ''] = /^Message-ID: <(\S+)@/im.exec(text) ?? [];
    const isConfirmed = reaction === 'accepts' && socket.writable;
    accepted.push({ id, sender: client, isConfirmed });
    if (isConfirmed) accept();
    else socket.destroySoon();
  });
  onTestFinished(smtp.close);

  const running = new Map<string, ServerProcess>();
  const killed = new Set<string>();
  /** The output of processes that crashed. */
  const crashes: string[] = [];
  let processCount = 0;

  async function start(): Promise<void> {
    processCount += 1;
    const name = `process-${processCount}.test`;
    const server = await startServer(dist, {
      ...environment,
      SMTP_URL: `${smtp.url}/?name=${name}`,
      // Unlimited, because all visitors have one address, and every message must be stored and its email sent.
      MESSAGES_PER_ADDRESS: '0',
      MAX_EMAILS_PER_HOUR: '0',
    });
    running.set(name, server);
    void watch(name, server);
  }

  async function watch(name: string, server: ServerProcess): Promise<void> {
    await server.exited;
    if (running.delete(name)) crashes.push(server.output());
  }

  async function stop(name: string, signal: NodeJS.Signals): Promise<void> {
    const server = running.get(name);
    // Forgets the process before it ends, so that `watch` does not report a crash.
    running.delete(name);
    await server?.stop(signal);
  }

  const stopAll = (signal: NodeJS.Signals) =>
    Promise.all([...running.keys()].map((name) => stop(name, signal)));

  await Promise.all(Array.from({ length: serverCount }, start));
  onTestFinished(async () => void (await stopAll('SIGKILL')));
  const visitors = startVisitors(shortOrLong(5, 16), () =>
    [...running.values()].map(({ url }) => url),
  );

  /** Returns whether an email may be sent again: only if the process that sent it could not record that. */
  function mayRepeat(email: Acceptance): boolean {
    const last = accepted.findLast(({ sender }) => sender === email.sender);
    return !email.isConfirmed || (killed.has(email.sender) && last === email);
  }

  return {
    /** Waits until this many more messages are acknowledged, and at least one more email is accepted. */
    untilMoreWritten(more: number): Promise<void> {
      const enough = visitors.acknowledged.size + more;
      const sent = accepted.length;
      const isEnough = () => visitors.acknowledged.size >= enough && accepted.length > sent;
      return until(isEnough, testTimeout);
    },

    /** Waits until servers have responded 503 to this many more messages. */
    untilMoreUnavailable(more: number): Promise<void> {
      const unavailable = () => visitors.failures.filter((status) => status === '503').length;
      const enough = unavailable() + more;
      return until(() => unavailable() >= enough, testTimeout);
    },

    /** Kills one server without warning, and starts another. */
    async killAndReplaceOne(): Promise<void> {
      const name = pickOne([...running.keys()]);
      killed.add(name);
      await stop(name, 'SIGKILL');
      await start();
    },

    /** Ends the visits, sends the emails that are left, and checks that no message or email is lost or repeated. */
    async expectNothingLostOrRepeated(): Promise<void> {
      await visitors.finish();
      await stopAll('SIGTERM');
      mailServerFails = false;
      // Makes every unsent email due, including those that killed servers had leased.
      await query(`update contacts set next_attempt_at = '2001-01-01' where notified_at is null`);
      await start();
      const unsent = () => query('select id from contacts where notified_at is null');
      await until(async () => (await unsent()).length === 0, testTimeout);

      expect(crashes).toEqual([]);
      const stored = await query('select id, name from contacts');
      const names = stored.map(({ name }) => String(name));
      expect(names.toSorted()).toEqual([...visitors.acknowledged].toSorted());
      const emails = Map.groupBy(accepted, ({ id }) => id);
      const ids = stored.map(({ id }) => String(id));
      expect([...emails.keys()].toSorted()).toEqual(ids.toSorted());
      const repeated = [...emails.values()].flatMap((sent) => sent.slice(0, -1));
      expect(repeated.filter((email) => !mayRepeat(email))).toEqual([]);
    },
  };
}

export function sqliteIn(dataDir: string): FaultDatabase {
  return {
    environment: { DATA_DIR: dataDir },
    async query(sql) {
      using database = new DatabaseSync(join(dataDir, 'contacts.db'), { timeout: 5000 });
      return database.prepare(sql).all();
    },
  };
}
