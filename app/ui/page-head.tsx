import './page-head.css';
import type { ReactNode } from 'react';

/** Words joined by no-break spaces, which stay on one line where there is room. */
const together = /([^ ]*\u00a0[^ ]*)/;

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
        <h1 className="page-title">
          {title.split(together).map((words, index) =>
            index % 2 === 0 ? (
              words
            ) : (
              <span key={words} className="title-part">
                {words.replaceAll('\u00a0', ' ')}
              </span>
            ),
          )}
        </h1>
        <p className="page-lead">{lead}</p>
      </div>
      {children}
    </div>
  );
}
