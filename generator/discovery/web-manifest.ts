import { colours } from '#content/colours.ts';
import { company } from '#content/company.ts';

export const manifestIcons = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

export function webManifest(): string {
  return JSON.stringify({
    id: '/',
    name: `${company.name}: ${company.tagline}`,
    short_name: company.name,
    lang: company.language,
    start_url: '/',
    display: 'browser',
    theme_color: colours.wheat,
    background_color: colours.wheat,
    icons: manifestIcons.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
}
