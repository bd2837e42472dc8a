import './paris-to-production.css';
import { HeaderDrawing } from '#app/drawings/header-drawing.tsx';
import { about } from '#content/about.ts';
import drawing from './paris-to-production.svg.tsx';

export function ParisToProduction() {
  return (
    <figure className="train-graph wrap">
      <HeaderDrawing className="train-drawing" file={drawing} />
      <figcaption>{about.trainGraph.caption}</figcaption>
    </figure>
  );
}
