import { colours } from '#content/colours.ts';
import { escapeHtml } from '#shared/escape-html.ts';

// Only secondary text and the rule have colours: mail clients choose the rest, for dark mode too.
const style = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) { .quiet { color: ${colours.mutedOnInk} !important; } }
`;

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const wrap = 'overflow-wrap:anywhere;word-break:break-word';
const quiet = `class="quiet" style="color:${colours.muted};font-size:14px;line-height:1.5;padding-top:`;

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

/** Writes the mail as HTML that fetches nothing and that no text can widen. */
export function writeHtml(body: MailBody): string {
  const [name, ...others] = body.details;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${inHtml(body.subject)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    `<body style="margin:0;padding:16px;${font}">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"',
    ` style="max-width:600px;table-layout:fixed;border-top:4px solid ${colours.wheat};${font};${wrap}">`,
    `<tr><td dir="auto" style="padding-top:16px;font-size:20px;line-height:1.3;font-weight:bold">${inHtml(name?.text ?? '')}</td></tr>`,
    ...others.map(
      ({ label, text }) =>
        `<tr><td style="font-size:16px;line-height:1.5"><span ${quiet}0">${label}</span> <bdi>${inHtml(text)}</bdi></td></tr>`,
    ),
    `<tr><td dir="auto" style="padding-top:16px;font-size:16px;line-height:1.5;white-space:pre-wrap">${inHtml(body.message)}</td></tr>`,
    `<tr><td ${quiet}24px">Received ${inHtml(body.received)}<br>Reference ${inHtml(body.reference)}</td></tr>`,
    `<tr><td ${quiet}8px">${inHtml(body.closing)}</td></tr>`,
    '</table>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Escapes, and breaks lines in the markup, since some clients ignore `pre-wrap`. */
function inHtml(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
