const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  '53300', // too many connections
  '57P01', // shut down by its operator
  '57P02', // after a crash
  '57P03', // still starting
]);

/** Whether the database may come back by itself. */
export function isAway(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  // The driver sets no code for these.
  return awayCodes.has(errorCode(error)) || /timeout|terminated|closed/i.test(message);
}

/** Says in one line what the operator has to fix. Omits the address, which holds a password. */
export function explainDatabaseError(error: unknown, url: string): string {
  const { hostname, username, pathname } = new URL(url);
  const { message } = error as Error;
  switch (errorCode(error)) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `there is no host named ${hostname}.`;
    case '28P01':
    case '28000':
      return `the server does not let ${username || 'this user'} in: check user and password.`;
    case '3D000':
      return `there is no database named ${decodeURIComponent(pathname.slice(1))}.`;
    case '42501':
      return (
        `its role lacks a right (${message}). To set up the schema it has to own the database or ` +
        'have CREATE on it and on the schema public, and CREATEROLE unless the roles anon and authenticated are there.'
      );
    default:
      return `${message.split('\n')[0]}.`;
  }
}

/** Returns PostgreSQL's SQLSTATE or Node's error code. */
function errorCode(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}
