import './week.css';
import { HeaderDrawing } from '#app/drawings/header-drawing.tsx';
import { careers } from '#content/careers.ts';
import drawing from './week.svg.tsx';

const { work, rest, scale } = careers.week;

export function Week() {
  return (
    <figure className="week">
      <HeaderDrawing className="week-drawing" file={drawing} />
      <figcaption className="opaque-in-forced-colors">
        <span className="week-key">
          <svg viewBox="0 0 34 18" aria-hidden="true">
            <path strokeWidth="6" d="M11 17L23 1" />
          </svg>
          {work}
        </span>{' '}
        <span className="week-key">
          <svg viewBox="0 0 34 18" aria-hidden="true">
            <path strokeWidth="1.5" d="M0 15H34M1 4v7m8-7v7m8-7v7m8-7v7m8-7v7" />
          </svg>
          {rest}
        </span>{' '}
        <span className="week-scale">{scale}</span>
      </figcaption>
    </figure>
  );
}
