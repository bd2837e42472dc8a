import './hero.css';
import { useEffect, useRef, useState } from 'react';
import { useKeyboardFocus } from '#app/browser/use-keyboard-focus.ts';
import { usePopoverOpen } from '#app/browser/use-popover-open.ts';
import { useSwipe } from '#app/browser/use-swipe.ts';
import { StaticHtml } from '#app/ui/static-html.tsx';
import { company } from '#content/company.ts';
import { carouselWords, heroSlides } from '#content/hero-slides.ts';
import { HeroControls } from './hero-controls.tsx';
import { Slide } from './slide.tsx';
import { useCarousel } from './use-carousel.ts';

export function Hero() {
  const section = useRef<HTMLElement>(null);
  const { focused, handlers } = useKeyboardFocus();
  const explained = usePopoverOpen('.hero-slides *');
  const [touched, setTouched] = useState(false);
  const held = focused || explained || touched;
  const carousel = useCarousel({ section, count: heroSlides.length, held });
  const swipe = useSwipe((step) => carousel.choose(carousel.index + step));

  // Lazy until hydration, so that the other slides' pictures do not delay the scripts.
  useEffect(() => {
    for (const picture of section.current?.querySelectorAll('img') ?? []) picture.loading = 'eager';
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click only stops the advance; the dots are the controls
    <section
      ref={section}
      className="hero"
      id="hero"
      aria-roledescription="carousel"
      aria-label={carouselWords.label}
      {...handlers}
      {...swipe}
      onClick={({ target }) => {
        if (!(target as Element).closest('.hero-pause')) carousel.stop();
      }}
      onPointerOver={loadScrubber}
      onFocusCapture={loadScrubber}
    >
      <h1 className="hero-title" dir="auto">
        {company.tagline}
      </h1>
      <div
        className="hero-slides"
        aria-live={carousel.advancing ? 'off' : 'polite'}
        onPointerDown={() => setTouched(true)}
        onPointerUp={() => setTouched(false)}
        onPointerLeave={() => setTouched(false)}
      >
        {heroSlides.map((slide, index) => {
          const shown = index === carousel.index;
          return (
            <div
              key={index}
              className="hero-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={carouselWords.slide(index + 1, heroSlides.length)}
              aria-hidden={!shown}
              inert={!shown}
              data-motion={shown && carousel.moving ? 'running' : 'paused'}
            >
              <StaticHtml name={`slide-${index + 1}`}>
                {import.meta.env.SSR && <Slide id={`slide-${index + 1}`} {...slide} />}
              </StaticHtml>
            </div>
          );
        })}
      </div>
      <HeroControls carousel={carousel} />
    </section>
  );
}

let scrubber: Promise<void> | undefined;

/** Loads the scrubber, an extra that moves "now" over the release graph. */
function loadScrubber() {
  scrubber ??= import('#app/drawings/release-graph/scrub/scrub.ts').then(
    ({ scrub }) => scrub(),
    () => (scrubber = undefined),
  );
}
