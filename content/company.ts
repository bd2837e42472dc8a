/**
 * The company's names and addresses. This is the only file that spells them:
 * change them here and every page, mail and file follows.
 */
export const company = {
  name: 'Northkeel',
  tagline: 'Enabling Velocity through AI',
  /** The language of `content/`, as in `<html lang>`. */
  language: 'en-CA',
  products: {
    launch: 'Northkeel Launch',
    observe: 'Northkeel Observe',
  },
  mailboxes: {
    general: 'hello@northkeel.example',
    careers: 'careers@northkeel.example',
  },
  jobBoard: 'https://jobs.northkeel.example/',
  /** Where the site lives when SITE_URL is not set at build. */
  defaultSiteUrl: 'https://northkeel.example',
  offices: [office('Winnipeg', 'Manitoba', 'Canada')],
  /** For the times in notifications. */
  timeZone: 'America/Winnipeg',
  copyright: '© 2025 Northkeel. All rights reserved.',
} as const;

function office(addressLocality: string, addressRegion: string, addressCountry: string) {
  const label = `${addressLocality}, ${addressCountry}`;
  return {
    label,
    mapsUrl: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(label)}`,
    /** In schema.org's terms. */
    postal: { addressLocality, addressRegion, addressCountry },
  };
}
