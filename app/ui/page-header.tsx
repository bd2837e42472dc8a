import './page-header.css';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  lead: string;
  /** A drawing beside or below the words. */
  children?: ReactNode;
}

/** Opens every page but the home page. */
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
