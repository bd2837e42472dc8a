/** The header's links, in order: sections of the home page, and other pages. */
export const navigation = [
  { label: 'Services', href: '/#services' },
  { label: 'About', href: '/about' },
  { label: 'Careers', href: '/careers' },
  { label: 'Contact', href: '/#contact' },
] as const;

export const labels = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
} as const;
