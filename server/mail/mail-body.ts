/** What the mail's two forms say: everything a visitor wrote is safe to read, but not escaped. */
export interface MailBody {
  subject: string;
  /** All that was filled in but the message itself, the name first. */
  details: { label: string; text: string }[];
  message: string;
  received: string;
  reference: string;
  closing: string;
}
