import { ReleaseGraph } from '#app/drawings/release-graph/release-graph.tsx';
import { heroSlides } from '#content/hero-slides.ts';
import { releaseGraph } from '#content/pipeline.ts';
import { SlideFigure } from './slide-figure.tsx';
import { SlideWords } from './slide-words.tsx';

const [release, wait, climb] = releaseGraph.key;

export function LaunchSlide() {
  return (
    <div className="slide launch-slide">
      <SlideWords {...heroSlides[0]} />
      <SlideFigure
        label={releaseGraph.description}
        legend={[
          ['M2 18h6l9-16h9', release],
          ['M2 10h24', wait],
          ['M9 18l9-16', climb],
        ]}
      >
        <ReleaseGraph />
      </SlideFigure>
    </div>
  );
}
