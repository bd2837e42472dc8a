import { LineIcon, type LineStrokes } from '#app/drawings/line-icon.tsx';
import type { ServiceIconName } from '#content/services.ts';

/** Each repeats its service's drawing in a few strokes. */
const icons: Record<ServiceIconName, LineStrokes> = {
  tracks: { line: 'M3 26L14 6H29M7.4 18H29M10.7 12H29' },
  merge: { line: 'M3 6H8L17 16H29M3 16H17M3 26H8L17 16' },
  objective: { line: 'M3 23L9 21L14 5L19 20L24 17L29 18', fine: 'M3 11H29' },
  gates: { line: 'M9 29L23 3', fine: 'M3 21.5H8.5M17 21.5H29M3 10.5H15M23.5 10.5H29' },
  incident: { line: 'M3 7H8L11 26H14L16 20H20L22 13H25L27 7H30' },
  climb: { line: 'M3 27L14 6H29', fine: 'M3 27L13 21H18L29 15' },
};

export function ServiceIcon({ icon }: { icon: ServiceIconName }) {
  return <LineIcon className="service-icon" {...icons[icon]} />;
}
