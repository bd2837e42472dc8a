import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** What becomes of a message that somebody sends. */
const contactOutcomes = [
  'stored',
  /** Its texts were stored in the last ten minutes. */
  'repeated',
  'invalid',
  /** Its address had sent enough. */
  'limited',
  /** The field that no person sees was filled in. */
  'honeypot',
  /** The database did not take it. The visitor was asked to try again. */
  'failed',
] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];

const mailOutcomes = ['sent', 'failed'] as const;
const databaseOperations = ['insert', 'claim', 'mark', 'forget', 'ping', 'backlog'] as const;
export type DatabaseOperation = (typeof databaseOperations)[number];

const secondsPerRequest = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type Counters = ReturnType<typeof makeCounters>;

/** Each begins with zeros, so that the first event is a rise that an alert can see. */
export function makeCounters(registry: Registry) {
  const registers = [registry];
  const counters = {
    requests: new Histogram({
      name: 'website_http_request_duration_seconds',
      help: 'From a request to the end of its response. 4xx includes visitors who went away first.',
      labelNames: ['route', 'method', 'status'] as const,
      buckets: secondsPerRequest,
      registers,
    }),
    refused: new Counter({
      name: 'website_http_refused_total',
      help: 'Connections refused before there was a request: 400 nonsense, 408 too slow, 431 too long.',
      labelNames: ['status'] as const,
      registers,
    }),
    contacts: new Counter({
      name: 'website_contacts_total',
      help: 'Messages by what became of them.',
      labelNames: ['outcome'] as const,
      registers,
    }),
    mails: new Counter({
      name: 'website_mails_total',
      help: 'Attempts to hand a notification to the mail server, by outcome.',
      labelNames: ['outcome'] as const,
      registers,
    }),
    databaseErrors: new Counter({
      name: 'website_database_errors_total',
      help: 'Calls to the database that failed, by what was asked of it.',
      labelNames: ['operation'] as const,
      registers,
    }),
    build: new Gauge({
      name: 'website_build_info',
      help: 'What is running. Always 1.',
      labelNames: ['version', 'database', 'mail'] as const,
      registers,
    }),
  };
  for (const status of ['400', '408', '431']) counters.refused.inc({ status }, 0);
  for (const outcome of contactOutcomes) counters.contacts.inc({ outcome }, 0);
  for (const outcome of mailOutcomes) counters.mails.inc({ outcome }, 0);
  for (const operation of databaseOperations) counters.databaseErrors.inc({ operation }, 0);
  return counters;
}
