export const footer = {
  mailboxes: { general: 'General', careers: 'Careers' },
  address: 'Find us',
} as const;
