import './incident.css';
import drawings from '#app/drawings/drawings.svg.tsx';
import { incident } from '#content/solutions.ts';

/** Shows one half of the incident that incident-parts.tsx draws, with row labels. */
export function Incident({ half }: { half: 'launch' | 'observe' }) {
  const { description, rows } = incident[half];
  return (
    <div className={`incident incident-${half}`} dir="ltr" role="img" aria-label={description}>
      {rows.map((row) => (
        <span key={row}>{row}</span>
      ))}
      <svg>
        <use href={`${drawings}#${half}`} />
      </svg>
    </div>
  );
}
