import './page-head.css';
import type { ReactNode } from 'react';

/** Words with no-break spaces between them: they stand on one line where there is room for it. */
const together = /([^ ]*\u00a0[^ ]*)/;

interface PageHeadProps {
  title: string;
  lead: string;
  /** What is drawn beside or below the words. */
  children?: ReactNode;
}

/** The opening of every page but the home page, on ink. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className="page-head">
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
