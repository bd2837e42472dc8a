import type { Mail } from './compose.ts';

export interface MailTransport {
  /** Resolves once the mail is someone else's care. Rejects within a minute or so otherwise. */
  send(mail: Mail): Promise<void>;
}
