import { ReleaseGraph } from '#app/drawings/release-graph/release-graph.tsx';
import { ReleaseGraphKey } from '#app/drawings/release-graph/release-graph-key.tsx';
import { heroSlides } from '#content/hero-slides.ts';
import { SlideWords } from './slide-words.tsx';

export function LaunchSlide() {
  return (
    <div className="slide launch-slide">
      <SlideWords {...heroSlides[0]} />
      <ReleaseGraph>
        <ReleaseGraphKey />
      </ReleaseGraph>
    </div>
  );
}
