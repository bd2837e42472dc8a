import type { Mail } from './compose.ts';

export interface MailTransport {
  /** Resolves once the mail is someone else's care. Rejects before an attempt's lease ends otherwise. */
  send(mail: Mail): Promise<void>;
  /** Where that can be done: the message was deleted meanwhile. */
  takeBack?(mail: Mail): Promise<void>;
}

/** The mail server had the whole mail, and broke off or fell silent before it said what became of it. */
export class MaybeSentError extends Error {
  readonly code = 'EUNANSWERED';
}
