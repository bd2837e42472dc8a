/** The addresses that the browser calls and the server answers. */
export const paths = {
  contacts: '/rest/v1/contacts',
  sendContactEmail: '/functions/v1/send-contact-email',
  /** Where the form goes when no script is there to send it. */
  contactForm: '/contact',
  health: '/healthz',
  ready: '/readyz',
} as const;

export const contactsTable = 'contacts';
export const sendContactEmailFunction = 'send-contact-email';

/**
 * The public key of a site that runs on its own server, when the environment
 * names none. It is no secret: every visitor's browser sends it.
 */
export const defaultAnonKey = 'sb_publishable_own_server';
