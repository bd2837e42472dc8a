import type { SupabaseClient } from '@supabase/supabase-js';
import type { Message } from '#shared/message.ts';
import { paths } from '#shared/paths.ts';
import { validMessage } from '#tests/support/server/messages.ts';

/** One request, and what has to come of it. */
export interface ContractCase {
  name: string;
  /** Sent before it from the same address. Each is answered 201. */
  before?: readonly Call[];
  send: Call;
  /** What PostgREST does, and this server too unless it has an outcome of its own. */
  outcome: Outcome;
  /** docs/data-api.md says why. */
  ours?: Outcome;
  /** Supabase's gateway answers it before PostgREST sees it, so that only our servers are asked. */
  gateway?: boolean;
}

/** A request as it stands, or what a program does with Supabase's client. */
export type Call = ApiRequest | ((client: SupabaseClient) => PromiseLike<ClientResponse>);

export interface ApiRequest {
  path?: string;
  method?: string;
  /** Beside the key, and JSON as the type. A null takes one of these away. */
  headers?: Record<string, string | null>;
  /** Without it, the valid message as JSON. */
  body?: string | Uint8Array<ArrayBuffer>;
}

interface ClientResponse {
  status: number;
  error: { code?: string } | null;
}

export interface Outcome {
  status: number;
  /** Of the error; undefined where the response names none. */
  code: string | undefined;
  /** Every message in the table afterwards. */
  stored: readonly Message[];
}

export function stored(...contacts: Message[]): Outcome {
  return { status: 201, code: undefined, stored: contacts };
}

export function refused(status: number, code?: string): Outcome {
  return { status, code, stored: [] };
}

export function json(value: unknown, request: ApiRequest = {}): ApiRequest {
  return { ...request, body: JSON.stringify(value) };
}

/** The valid message with some fields changed, or left out where undefined. */
export function change(fields: Record<string, unknown>, request: ApiRequest = {}): ApiRequest {
  return json({ ...validMessage, ...fields }, request);
}

/** Goes before a request, or stands for one. */
export function query(text: string): ApiRequest {
  return { path: `${paths.contacts}?${text}` };
}
