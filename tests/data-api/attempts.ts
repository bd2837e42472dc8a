import { messageColumns } from '#shared/message.ts';
import { contactsTable } from '#shared/paths.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import type { ApiRequest } from './targets.ts';

/** Another visitor's message. No response may contain any of its texts. */
export const secret = {
  ...validMessage,
  name: 'Secret sender',
  email: 'secret@sender.example',
  company: 'Secret company',
  message: 'Secret message',
};

const names = messageColumns.join();
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

const table = `/rest/v1/${contactsTable}`;

const otherPlaces = [
  '/rest/v1/',
  '/rest/v1/senders?select=*',
  '/rest/v1/settings?select=hash_key',
  '/rest/v1/contacts_private.settings',
  '/rest/v1/rpc/before_insert',
  '/rest/v1/rpc/sender_network?address_header=x',
];

const headers: Record<string, string>[] = [
  {},
  { prefer: 'return=representation, resolution=merge-duplicates' },
  { prefer: 'resolution=ignore-duplicates, missing=default' },
  { prefer: 'tx=rollback, return=representation' },
  { accept: 'application/vnd.pgrst.plan+json; options=analyze|verbose' },
  { range: '0-9', 'range-unit': 'items', prefer: 'count=exact' },
  { 'accept-profile': 'contacts_private', 'content-profile': 'contacts_private' },
  { 'x-http-method-override': 'GET' },
];

/** Lists every known way to read, change or delete the row with this id, each by every method. */
export function listAttempts(id: string): ApiRequest[] {
  const queries = [
    '?select=id,name::text,digest&limit=1',
    `?id=eq.${id}`,
    `?id=eq.${id}&select=*&columns=id,${names}`,
    '?or=(name.like.Secret*,email.not.is.null)&order=name',
    '?select=*,senders(*),contacts!inner(*)',
    `?on_conflict=id&columns=id,${names}&select=*`,
    `?columns=${names}&select=message`,
  ];
  const requests = [
    ...queries.flatMap((query) => headers.map((headers) => ({ path: table + query, headers }))),
    ...otherPlaces.map((path) => ({ path })),
    { path: `${table}/${id}` },
  ];
  // A merge would overwrite the row.
  const body = JSON.stringify({ ...validMessage, id });
  return methods.flatMap((method) => requests.map((request) => ({ ...request, method, body })));
}
