import type { Email } from './compose.ts';

export interface EmailTransport {
  /** Set if emails are written as files because there is no mail server. */
  writesFiles?: true;
  /**
   * Resolves once the mail server has accepted the mail. When `stopping` is aborted, rejects at once if the
   * mail has not been handed over, and otherwise if no answer comes soon.
   */
  send(mail: Email, stopping?: AbortSignal): Promise<void>;
}

/** A mail server's answer to a mail that it received in full. Any other error is about the connection. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** Try again later (4xx), rejected (5xx), or no answer: it may have been sent. */
  readonly code: 'deferred' | 'rejected' | 'no-reply';
  readonly responseCode: number | undefined;

  constructor(responseCode?: number) {
    super(`the mail server answered ${responseCode ?? 'nothing'}`);
    this.responseCode = responseCode;
    if (responseCode === undefined) this.code = 'no-reply';
    else this.code = responseCode < 500 ? 'deferred' : 'rejected';
  }
}
