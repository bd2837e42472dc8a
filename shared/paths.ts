/** The addresses that the browser calls and the server answers. */
export const paths = {
  contacts: '/rest/v1/contacts',
  sendContactEmail: '/functions/v1/send-contact-email',
  /** The form's action without scripts. */
  contactForm: '/contact',
  health: '/healthz',
} as const;

export const contactsTable = 'contacts';
export const sendContactEmailFunction = 'send-contact-email';

/**
 * The default public key of a site on its own server. It is not secret: every visitor's browser sends it.
 */
export const defaultAnonKey = 'sb_publishable_own_server';
