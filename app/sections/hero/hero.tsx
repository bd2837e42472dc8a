import './hero.css';
import { useRef, useState } from 'react';
import { useHydrating } from '#app/browser/use-hydrating.ts';
import { useKeyboardFocus } from '#app/browser/use-keyboard-focus.ts';
import { usePopoverOpen } from '#app/browser/use-popover-open.ts';
import { useSwipe } from '#app/browser/use-swipe.ts';
// As a file of its own: what Vite adds to an import() it knows of is heavier than what calls it.
// oxlint-disable-next-line import/default -- Vite makes it: the file's address
import scrub from '#app/drawings/release-graph/scrub/scrub.ts?worker&url';
import { StaticHtml } from '#app/ui/static-html.tsx';
import { company } from '#content/company.ts';
import { hero } from '#content/hero-controls.ts';
import { HeroControls } from './hero-controls.tsx';
import { LaunchSlide } from './launch-slide.tsx';
import { ObserveSlide } from './observe-slide.tsx';
import { useCarousel } from './use-carousel.ts';

const slides = [
  <StaticHtml key="launch" name="launch-slide">
    {import.meta.env.SSR && <LaunchSlide />}
  </StaticHtml>,
  <StaticHtml key="observe" name="observe-slide">
    {import.meta.env.SSR && <ObserveSlide />}
  </StaticHtml>,
];

/** Brings what moves "now" by hand. Nothing is missing without it; a second call brings nothing. */
const bringScrub = () => void import(/* @vite-ignore */ scrub).catch(() => {});

export function Hero() {
  const section = useRef<HTMLElement>(null);
  const hydrating = useHydrating();
  const { focused, handlers } = useKeyboardFocus();
  const explained = usePopoverOpen('#hero *');
  const [touched, setTouched] = useState(false);
  const held = focused || explained || touched;
  const carousel = useCarousel({ section, count: slides.length, held });
  const swipe = useSwipe((step) => carousel.choose(carousel.index + step));

  return (
    <section
      ref={section}
      className="hero"
      id="hero"
      aria-roledescription="carousel"
      aria-label={hero.label}
      data-hydrating={hydrating || undefined}
      {...handlers}
      {...swipe}
      onPointerOver={bringScrub}
      onFocusCapture={bringScrub}
    >
      <h1 className="hero-title">
        {company.taglineLines[0]} <span>{company.taglineLines[1]}</span>
      </h1>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a click only says that the visitor is reading; the dots are the controls */}
      <div
        className="hero-slides"
        aria-live={carousel.advancing ? 'off' : 'polite'}
        onClick={carousel.stop}
        onPointerDown={() => setTouched(true)}
        onPointerUp={() => setTouched(false)}
        onPointerLeave={() => setTouched(false)}
      >
        {slides.map((slide, index) => {
          const shown = index === carousel.index;
          return (
            <div
              key={index}
              className="hero-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              aria-hidden={!shown}
              inert={!shown}
              data-motion={shown && carousel.moving ? 'running' : 'paused'}
              data-turn={carousel.turned ? (shown ? 'in' : 'out') : undefined}
            >
              {slide}
            </div>
          );
        })}
      </div>
      <HeroControls carousel={carousel} />
    </section>
  );
}
