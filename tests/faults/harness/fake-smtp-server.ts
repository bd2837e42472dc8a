import { type SmtpExchange, startScriptedSmtp } from '#tests/support/server/smtp-servers.ts';

/** An email that the server accepted, whether or not its 250 arrived. */
export interface Acceptance {
  messageId: string;
  /** The name of the sender, which tells the messages of a test apart. */
  key: string;
  /** The server process that handed the email over, by the name it greets with. */
  by: string;
  /** Whether that process got the 250. */
  told: boolean;
}

/** How an email fails. Without any of these, it is accepted at once. */
interface Trouble {
  refusal?: string;
  delayMs?: number;
  /** Takes the email and disconnects: the sender cannot know. */
  cutOff?: boolean;
}

export type FakeSmtpServer = Awaited<ReturnType<typeof startFakeSmtpServer>>;

/** Starts a mail server that records what it accepts, and fails on demand. */
export async function startFakeSmtpServer() {
  const accepted: Acceptance[] = [];
  const smtp = await startScriptedSmtp((exchange) => {
    if (exchange.step === 'dot') receive(exchange);
    else exchange.accept();
  });
  const fake = {
    ...smtp,
    accepted,
    trouble: (): Trouble => ({}),
    /** For a process that greets with this name. */
    urlFor: (process: string) => `${smtp.url}/?name=${process}`,
  };

  function receive({ text, client, socket, accept }: SmtpExchange): void {
    const { refusal, delayMs = 0, cutOff = false } = fake.trouble();
    if (refusal) return void socket.write(`${refusal}\r\n`);
    const mail: Acceptance = {
      messageId: /^Message-ID: (\S+)\r$/im.exec(text)?.[1] ?? 'none',
      key: /^Subject: Message from (\S+), /im.exec(text)?.[1] ?? 'none',
      by: client,
      told: false,
    };
    accepted.push(mail);
    if (cutOff) return socket.destroySoon();
    const answer = () => {
      mail.told = socket.writable;
      accept();
    };
    if (delayMs > 0) setTimeout(answer, delayMs).unref();
    else answer();
  }

  return fake;
}
