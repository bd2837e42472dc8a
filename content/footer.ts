import { approach } from './approach.ts';
import { company } from './company.ts';
import { contactWords } from './contact.ts';
import { servicesSection } from './services.ts';

export const footer = {
  mailboxes: { general: 'General', careers: 'Careers' },
  address: 'Find us',
  links: {
    label: 'More',
    items: [
      { label: company.products.launch, href: '/product' },
      { label: company.products.observe, href: '/#solutions' },
      { label: servicesSection.title, href: '/#services' },
      { label: approach.title, href: '/#approach' },
      { label: 'About', href: '/about' },
      { label: contactWords.privacy.title, href: '/#privacy' },
    ],
  },
} as const;
