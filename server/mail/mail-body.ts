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
