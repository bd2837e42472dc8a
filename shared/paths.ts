/** Paths that the server handles with code, rather than by serving a file. */
export const paths = {
  contacts: '/rest/v1/contacts',
  sendContactEmail: '/functions/v1/send-contact-email',
  /** The form's action. */
  contactForm: '/contact',
  health: '/healthz',
} as const;

export const contactsTable = 'contacts';
export const sendContactEmailFunction = 'send-contact-email';

/** The Node server's default public key. Every visitor's browser sends it, so it is not secret. */
export const defaultAnonKey = 'sb_publishable_own_server';
