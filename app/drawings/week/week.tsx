import './week.css';
import { HeaderDrawing } from '#app/drawings/header-drawing.tsx';
import { careers } from '#content/careers.ts';
import drawing from './week.svg.tsx';

const { work, rest, scale } = careers.week;

export function Week() {
  return (
    <figure className="week">
      <HeaderDrawing
        className="week-drawing"
        file={drawing}
        groups={['background', 'lines', 'labels']}
      />
      <figcaption className="opaque-in-forced-colors">
        <span className="week-key">{work}</span>{' '}
        <span className="week-key week-key-rest">{rest}</span>{' '}
        <span className="week-scale">{scale}</span>
      </figcaption>
    </figure>
  );
}
