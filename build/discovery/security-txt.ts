import { company } from '#content/company.ts';

const day = 24 * 60 * 60 * 1000;

/** RFC 9116 wants it to run out within a year; each build renews it. */
const validDays = 364;

/** Whom to tell of a weakness. */
export function securityTxt(siteUrl: string, built: Date): string {
  const expires = new Date(Math.floor(built.getTime() / day) * day + validDays * day);
  return [
    `Contact: mailto:${company.mailboxes.general}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${company.language}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
