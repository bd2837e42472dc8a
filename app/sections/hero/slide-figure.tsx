import type { ReactNode } from 'react';

interface SlideFigureProps {
  /** What is to be seen, for those who do not; a picture says it itself. */
  label?: string;
  /** How it is read: a line of words for each symbol, which is a path of 28 by 20. */
  legend: readonly (readonly [symbol: string, words: string])[];
  children: ReactNode;
}

/** What a slide shows beside its words. Two boxes hold it, which move against each other when the slides change. */
export function SlideFigure({ label, legend, children }: SlideFigureProps) {
  return (
    <figure className="slide-figure" aria-label={label}>
      <div className="slide-art">
        <div>{children}</div>
      </div>
      <figcaption className="slide-key">
        {legend.map(([symbol, words]) => (
          <span key={words}>
            <svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true">
              <path d={symbol} />
            </svg>
            {words}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
