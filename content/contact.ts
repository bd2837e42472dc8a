/** What the form says. */
export const contact = {
  fields: {
    name: { label: 'Full Name *' },
    email: { label: 'Email Address *' },
    company: { label: 'Company *' },
    message: { label: 'Message *' },
    /** Hidden from people. Only a bot fills it in. */
    honeypot: { label: 'Leave this empty' },
  },
  /** Begins a message that was started from a link with a subject. */
  subject: 'Subject:',
  submit: {
    idle: 'Send Message',
    sending: 'Sending...',
    sent: 'Message Sent!',
  },
  toasts: {
    dismiss: 'Dismiss',
    sent: {
      title: 'Message sent successfully!',
      description: "Thank you for contacting us. We'll get back to you soon.",
    },
    failed: {
      title: 'Error sending message',
      description: 'Please try again later or contact us directly.',
    },
  },
} as const;
