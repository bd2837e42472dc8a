import type { ServiceIconName } from '#content/services.ts';

/** Each repeats its service's drawing in a few strokes. */
const icons: Record<ServiceIconName, { line: string; fine?: string }> = {
  tracks: { line: 'M3 26L14 6H29M7.4 18H29M10.7 12H29' },
  merge: { line: 'M3 6H8L17 16H29M3 16H17M3 26H8L17 16' },
  objective: { line: 'M3 23L9 21L14 5L19 20L24 17L29 18', fine: 'M3 11H29' },
  gates: { line: 'M3 22L29 10', fine: 'M11 3V13.3M11 23.3V29M21 3V8.7M21 18.7V29' },
  incident: { line: 'M3 9H9L12 24H19L23 9H29' },
  climb: { line: 'M3 27L14 6H29', fine: 'M3 27L13 21H18L29 15' },
};

export function ServiceIcon({ icon }: { icon: ServiceIconName }) {
  const { line, fine } = icons[icon];
  return (
    <svg className="service-icon" viewBox="0 0 32 32" aria-hidden="true">
      {fine && <path strokeWidth="1.5" d={fine} />}
      <path strokeWidth="3" d={line} />
    </svg>
  );
}
