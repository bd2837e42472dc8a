import type { Email } from './compose.ts';

export interface EmailTransport {
  /** Set if emails are written to files because there is no mail server. */
  writesFiles?: true;
  /**
   * Resolves once the mail server has accepted the email. When `stopSignal` is aborted, rejects immediately
   * if the email has not been transferred, and otherwise if no reply comes soon.
   */
  send(email: Email, stopSignal?: AbortSignal): Promise<void>;
}

/** The failure of an email that the mail server received in full. Any other error means that it did not. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** Temporary failure (4xx), permanent failure (5xx), or no reply, in which case the email may have been sent. */
  readonly code: 'deferred' | 'rejected' | 'no-reply';
  readonly responseCode: number | undefined;

  constructor(responseCode?: number) {
    super(
      responseCode ? `the mail server replied ${responseCode}` : 'the mail server did not reply',
    );
    this.responseCode = responseCode;
    if (responseCode === undefined) this.code = 'no-reply';
    else this.code = responseCode < 500 ? 'deferred' : 'rejected';
  }
}
