import './page-header.css';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: string;
  lead: string;
  /** A drawing beside or below the text. */
  children?: ReactNode;
}

/** Shows the header of an inner page. The 404 page has a header of its own. */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <div className="page-header on-ink">
      <div className="page-text wrap">
        <h1 className="page-title">{title}</h1>
        <p className="page-lead">{lead}</p>
      </div>
      {children}
    </div>
  );
}
