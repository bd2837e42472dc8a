/**
 * The company's names and addresses. No other file contains them, so a change here reaches every page, email and
 * file.
 */
export const company = {
  name: 'Northkeel',
  /** The hero's title. Its measured width is `--tagline-width-em` in app/sections/hero/hero.css. */
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
  /** The site's URL if SITE_URL is not set at build. */
  defaultSiteUrl: 'https://northkeel.example',
  offices: [office('Winnipeg', 'Manitoba', 'Canada')],
  /** The time zone of notifications. */
  timeZone: 'America/Winnipeg',
  copyright: '© 2025 Northkeel. All rights reserved.',
} as const;

function office(addressLocality: string, addressRegion: string, addressCountry: string) {
  const label = `${addressLocality}, ${addressCountry}`;
  return {
    label,
    mapsUrl: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(label)}`,
    /** The address as schema.org's `PostalAddress`. */
    postal: { addressLocality, addressRegion, addressCountry },
  };
}
