import type { MailBody } from './mail-body.ts';

export function writeText({ details, message, received, reference, closing }: MailBody): string {
  const head = [
    ...details,
    { label: 'Received', text: received },
    { label: 'Reference', text: reference },
  ];
  const widest = Math.max(...head.map(({ label }) => label.length));
  const lines = head.map(({ label, text }) => `${`${label}:`.padEnd(widest + 2)}${text}`);
  // Mail clients do not quote what follows `-- `.
  return [...lines, '', message, '', '-- ', closing, ''].join('\n');
}
