import './section-header.css';
import type { ReactNode } from 'react';

interface SectionHeaderProps {
  id: string;
  /** The section's name. */
  title: string;
  /** The section's message. Line breaks are preserved. */
  headline: string;
  lead?: ReactNode;
}

export function SectionHeader({ id, title, headline, lead }: SectionHeaderProps) {
  return (
    <div className="section-header" data-reveal="">
      <h2 id={id}>{title}</h2>
      <p className="headline">{headline}</p>
      {lead && <p className="section-lead">{lead}</p>}
    </div>
  );
}
