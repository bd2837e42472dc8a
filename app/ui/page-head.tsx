import './page-head.css';
import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  lead: string;
  /** A drawing beside or below the words. */
  children?: ReactNode;
}

/** Opens every page but the home page. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className="page-head on-ink">
      <div className="page-words wrap">
        <h1 className="page-title">{title}</h1>
        <p className="page-lead">{lead}</p>
      </div>
      {children}
    </div>
  );
}
