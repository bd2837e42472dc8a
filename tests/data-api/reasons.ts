/** Why this server answers some requests as PostgREST does not. docs/data-api.md prints them. */
export const reasons = {
  noMessage:
    'A 201 says that the message is stored. PostgREST also gives it to a body that holds no message.',
  onlyText:
    'PostgreSQL would write the JSON of an object or a list into the text column. No form sends one, so it is a mistake to be told of, not a message.',
  whoReads:
    'With `columns`, PostgREST hands the body to PostgreSQL unread, and its codes depend on who finds the fault. Here a body that cannot be read has one code.',
  columnList: 'PostgREST reads the beginning of such an entry and forgets the rest.',
  oneFormat:
    'This endpoint takes JSON only. A form without scripts has an address of its own, `/contact`.',
  typeStatus:
    '415 is the status for a type that is not taken, and `send-contact-email` answers so too.',
  typeSpelling: 'The names of media types have no capitals of their own, and may end in a space.',
  bodyLimit: 'A public endpoint reads 64 KB at most. The longest message there can be takes 23.',
  rowLimit: 'At most 50 messages are taken at once, whatever the limit for each address.',
  noAnswerBody:
    'A stored message is answered without a body, so there is nothing that `Accept` could choose between.',
  queryUnread:
    'Of the query only `columns` is read. What else it asks for would need a right to read, which nobody here has.',
  preferenceUnread: 'Preferences that this server does not know are passed over, even strict ones.',
  rightsFirst:
    'Whoever may only insert is told so at once, before anything else about the request is read.',
  allow: 'Allow names what an anonymous visitor may do, not what the table could do.',
  newerWords:
    'PostgREST 12.0.2 answers an unknown table or path with `{}` or with a code of PostgreSQL. Here the code is that of newer versions, so that clients have a reason to show.',
  noDescription: 'There is no description of the API to give: this page is one.',
  noTokens:
    'Nobody signs in here. Beside a valid `apikey` the Authorization header is not read, and whoever sends one is an anonymous visitor.',
  strictAddress:
    'SQL cannot hold every rule for an address. The contract, which is the stricter one, is kept before a row reaches the database.',
} as const;

export type Reason = (typeof reasons)[keyof typeof reasons];
