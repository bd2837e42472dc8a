import type { MailBody } from './mail-body.ts';

export function writeText(body: MailBody): string {
  const details = [
    ['Name', body.name],
    ['Email', body.email],
    ['Company', body.company],
    ['Received', body.received],
    ['Reference', body.reference],
  ];
  const lines = details.map(([label, value]) => `${`${label}:`.padEnd(11)}${value}`);
  // Mail clients leave out what follows `-- ` when they quote.
  return [...lines, '', body.message, '', '-- ', body.closing, ''].join('\n');
}
