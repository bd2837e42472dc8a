import type { Mail } from './compose.ts';

export interface MailTransport {
  /** Whether mails become files, for want of a mail server: nobody is told. */
  filed?: true;
  /**
   * Resolves once the mail is someone else's responsibility. Once `stopping` is aborted, rejects:
   * at once if the mail has not been handed over, else when the answer does not come soon.
   */
  send(mail: Mail, stopping?: AbortSignal): Promise<void>;
  /** Removes a file whose message was deleted meanwhile. */
  discard?(mail: Mail): Promise<void>;
}

/** What a mail server made of a mail that it has read to its end. Any other error is its connection's. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** It wants the mail later (4xx), or not at all (5xx), or may have it, since no answer came. */
  readonly code: 'deferred' | 'refused' | 'unanswered';
  readonly responseCode: number | undefined;

  constructor(responseCode?: number) {
    super(`the mail server answered ${responseCode ?? 'nothing'}`);
    this.responseCode = responseCode;
    if (responseCode === undefined) this.code = 'unanswered';
    else this.code = responseCode < 500 ? 'deferred' : 'refused';
  }
}
