/** The content of the mail's text and HTML: safe to read, but not escaped. */
export interface MailBody {
  subject: string;
  /** Every field but the message, the name first. */
  details: { label: string; text: string }[];
  message: string;
  received: string;
  reference: string;
  closing: string;
}

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
