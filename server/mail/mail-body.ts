/** What the mail's two forms say: everything a visitor wrote is safe to read, but not escaped. */
export interface MailBody {
  subject: string;
  name: string;
  email: string;
  company: string;
  message: string;
  received: string;
  reference: string;
  closing: string;
}
