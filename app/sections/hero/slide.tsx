import './slide-wipe.css';
import { ReleaseGraph } from '#app/drawings/release-graph/release-graph.tsx';
import { callsToAction } from '#content/calls-to-action.ts';
import { carouselCopy, type HeroSlide, heroSlides } from '#content/hero-slides.ts';
import { releaseGraph } from '#content/pipeline.ts';
import { SlideImage } from './slide-image.tsx';
import type { Carousel } from './use-carousel.ts';

/** The legends' symbols, on a 28 × 20 grid. */
const symbols = {
  release: { line: 'M2 18h6l9-16h9' },
  flat: { line: 'M2 10h24' },
  steep: { line: 'M9 18l9-16' },
  dashed: { line: 'M2 12h6m4-2h6m4-2h5' },
  solid: { line: 'M2 12l5-4 4 5 5-8 4 9 6-5' },
  shaded: { line: 'M2 4h24', shade: 'M2 4h24v13H2z' },
};

type SlideProps = HeroSlide & { index: number; carousel: Carousel };

/**
 * Shows a slide's text, and its graph or image in two nested boxes, which move in opposite directions while slides
 * change (slide-wipe.css).
 */
export function Slide({ index, carousel, ...slide }: SlideProps) {
  const { title, description, type } = slide;
  const isActive = index === carousel.index;
  const legend = type === 'image' ? slide.image.legend : releaseGraph.legend;

  return (
    <div
      className="hero-slide"
      role="group"
      aria-roledescription="slide"
      aria-label={carouselCopy.slide(index + 1, heroSlides.length)}
      aria-hidden={!isActive}
      inert={!isActive}
      data-moving={(isActive && carousel.isPlaying) || undefined}
    >
      <h2 className="slide-title">{title}</h2>
      <p className="slide-text">{description}</p>
      <p className="actions slide-actions">
        <a className="button" href="#contact">
          {callsToAction.talk.label}
        </a>
        <a className="text-link" href="#approach">
          {callsToAction.draw.label}
        </a>
      </p>
      <figure
        className="slide-figure"
        aria-label={type === 'component' ? releaseGraph.description : undefined}
      >
        <div className={`slide-art slide-art-${type}`} dir="ltr">
          <div>{type === 'image' ? <SlideImage alt={slide.image.alt} /> : <ReleaseGraph />}</div>
        </div>
        <figcaption className="slide-legend">
          {legend.map(({ symbol, text }) => (
            <span key={symbol}>
              <LegendSymbol {...symbols[symbol]} />
              {text}
            </span>
          ))}
        </figcaption>
      </figure>
    </div>
  );
}

function LegendSymbol({ line, shade }: { line: string; shade?: string }) {
  return (
    <svg viewBox="0 0 28 20" width="28" stroke="currentColor" strokeWidth="3" aria-hidden="true">
      {shade && <path d={shade} fill="currentColor" fillOpacity="0.3" stroke="none" />}
      <path d={line} />
    </svg>
  );
}
