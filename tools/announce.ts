import { company } from '#content/company.ts';
import type { ServerEnv } from '#server/settings/env.ts';

/** Prints the site's address, where its messages go, and how to read them. */
export function announce(url: string, { databaseUrl, dataDir, smtpUrl }: ServerEnv): void {
  const messages = databaseUrl ? 'your PostgreSQL' : dataDir;
  const mails = smtpUrl ? 'are sent' : `are files in ${dataDir}/mail`;
  console.log(
    `\n${company.name} is at ${url}. Messages go to ${messages}, mails ${mails}. ` +
      'To read the messages: npm run contacts -- list\n',
  );
}
