import './incident.css';
import { drawings } from 'virtual:drawings';
import type { ReactNode } from 'react';
import { incident } from '#content/solutions.ts';

/** A release on its way to production. Its lines continue in the incident's half. */
export function IncidentLaunch() {
  return (
    <Half name="launch">
      <svg className="incident-past">
        <use href={`${drawings}#past`} />
      </svg>
      <svg>
        <use href={`${drawings}#launch`} />
      </svg>
    </Half>
  );
}

/** The previous release comes back after the new one fails. */
export function IncidentObserve() {
  return (
    <Half name="observe">
      <svg>
        <use href={`${drawings}#observe`} />
        <use className="incident-suspect" href={`${drawings}#suspect`} />
      </svg>
    </Half>
  );
}

function Half({ name, children }: { name: 'launch' | 'observe'; children: ReactNode }) {
  const { description, rows } = incident[name];
  return (
    <div className={`incident incident-${name}`} role="img" aria-label={description}>
      {rows.map((row) => (
        <span key={row}>{row}</span>
      ))}
      {children}
    </div>
  );
}
