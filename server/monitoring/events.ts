import { channel, subscribe as subscribeToChannel } from 'node:diagnostics_channel';

export interface FinishedRequest {
  id: string;
  method: string;
  /** The route's pattern, never the visitor's path. */
  route: string;
  /** 499 if the client disconnected before the response began. */
  status: number;
  durationMs: number;
}

export const messageOutcomes = [
  'stored',
  /** An identical message was stored in the last ten minutes. */
  'duplicate',
  'invalid',
  'rate_limited',
  /** The hidden honeypot field was filled in. */
  'honeypot',
  /** The database did not store the message; `error` is the reason. */
  'failed',
] as const;

interface HandledMessage {
  outcome: (typeof messageOutcomes)[number];
  error?: unknown;
}

export const deliveryOutcomes = [
  'sent',
  /** The email was only written to a file. */
  'file_only',
  'failed',
] as const;

interface DeliveryAttempt {
  outcome: (typeof deliveryOutcomes)[number];
  messageId: string;
  attempt: number;
  error?: unknown;
}

interface Events {
  request: FinishedRequest;
  message: HandledMessage;
  delivery: DeliveryAttempt;
}

/** Calls every subscriber synchronously, in the caller's async context. */
export function publish<Name extends keyof Events>(name: Name, event: Events[Name]): void {
  channel(`website.${name}`).publish(event);
}

export function subscribe<Name extends keyof Events>(
  name: Name,
  listener: (event: Events[Name]) => void,
): void {
  subscribeToChannel(`website.${name}`, (event) => listener(event as Events[Name]));
}
