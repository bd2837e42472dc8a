import './hero.css';
import { useRef, useState } from 'react';
import { useHydrating } from '#app/browser/use-hydrating.ts';
import { useKeyboardFocus } from '#app/browser/use-keyboard-focus.ts';
import { useModule } from '#app/browser/use-module.ts';
import { usePopoverOpen } from '#app/browser/use-popover-open.ts';
import { useSwipe } from '#app/browser/use-swipe.ts';
import { Scrubber } from '#app/drawings/release-graph/scrub/scrubber.tsx';
import { company } from '#content/company.ts';
import { carouselWords, heroSlides } from '#content/hero-slides.ts';
import { HeroControls } from './hero-controls.tsx';
import { Slide } from './slide.tsx';
import { useCarousel } from './use-carousel.ts';

/** Loads what drags "now" over the release graph. */
const loadScrubOver = () => import('#app/drawings/release-graph/scrub/scrub-over.ts');

export function Hero() {
  const section = useRef<HTMLElement>(null);
  const slides = useRef<HTMLDivElement>(null);
  const { focused, handlers } = useKeyboardFocus();
  const tooltipOpen = usePopoverOpen(slides);
  const [pressed, setPressed] = useState(false);
  const paused = focused || tooltipOpen || pressed;
  const carousel = useCarousel({ section, count: heroSlides.length, paused });
  const pauseButton = useRef<HTMLButtonElement>(null);
  const [hasInteracted, setHasInteracted] = useState(false);
  const scrubOver = useModule(loadScrubOver, hasInteracted)?.scrubOver;
  const swipe = useSwipe((step) => carousel.choose(carousel.index + step));

  // The other slides' pictures must not delay the scripts.
  const loading = useHydrating() ? 'lazy' : 'eager';

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
        if (target !== pauseButton.current) carousel.stop();
      }}
      onPointerOver={() => setHasInteracted(true)}
      onFocusCapture={() => setHasInteracted(true)}
    >
      <h1 className="hero-title" dir="auto">
        {company.tagline}
      </h1>
      <div
        ref={slides}
        className="hero-slides"
        aria-live={carousel.advancing ? 'off' : 'polite'}
        onPointerDown={() => setPressed(true)}
        onPointerUp={() => setPressed(false)}
        onPointerLeave={() => setPressed(false)}
      >
        {heroSlides.map((slide, index) => {
          const isActive = index === carousel.index;
          const moving = isActive && carousel.moving;
          return (
            <div
              key={index}
              className="hero-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={carouselWords.slide(index + 1, heroSlides.length)}
              aria-hidden={!isActive}
              inert={!isActive}
              data-motion={moving ? 'running' : 'paused'}
            >
              <Slide isActive={isActive} loading={loading} {...slide}>
                <Scrubber connect={scrubOver} moving={moving} />
              </Slide>
            </div>
          );
        })}
      </div>
      <HeroControls carousel={carousel} pauseButton={pauseButton} />
    </section>
  );
}
