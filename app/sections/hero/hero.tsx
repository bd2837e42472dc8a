import './hero.css';
import { useEffect, useRef, useState } from 'react';
import { useKeyboardFocus } from '#app/browser/use-keyboard-focus.ts';
import { useModule } from '#app/browser/use-module.ts';
import { usePopoverOpen } from '#app/browser/use-popover-open.ts';
import { useSwipe } from '#app/browser/use-swipe.ts';
import { company } from '#content/company.ts';
import { carouselWords, heroSlides } from '#content/hero-slides.ts';
import { HeroControls } from './hero-controls.tsx';
import { Slide } from './slide.tsx';
import { useCarousel } from './use-carousel.ts';

/** An extra that moves "now" over the release graph. */
const loadScrubber = () => import('#app/drawings/release-graph/scrub/scrubber.tsx');

export function Hero() {
  const section = useRef<HTMLElement>(null);
  const slides = useRef<HTMLDivElement>(null);
  const { focused, handlers } = useKeyboardFocus();
  const tooltipOpen = usePopoverOpen(slides);
  const [pressed, setPressed] = useState(false);
  const paused = focused || tooltipOpen || pressed;
  const carousel = useCarousel({ section, count: heroSlides.length, paused });
  const pauseButton = useRef<HTMLButtonElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const [hasInteracted, setHasInteracted] = useState(false);
  const Scrubber = useModule(loadScrubber, hasInteracted)?.Scrubber;
  const swipe = useSwipe((step) => carousel.choose(carousel.index + step));

  // Lazy until hydration, so that the other slides' pictures do not delay the scripts.
  useEffect(() => {
    for (const picture of section.current?.querySelectorAll('img') ?? []) picture.loading = 'eager';
  }, []);

  // The drawing starts over when its slide returns.
  const drawingShown = heroSlides[carousel.index]?.type === 'component';
  useEffect(() => {
    const slide = drawing.current;
    if (drawingShown || !slide) return;
    return () => {
      for (const animation of slide.getAnimations({ subtree: true }))
        if (animation instanceof CSSAnimation) animation.currentTime = 0;
    };
  }, [drawingShown]);

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
          return (
            <div
              key={index}
              ref={slide.type === 'component' ? drawing : undefined}
              className="hero-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={carouselWords.slide(index + 1, heroSlides.length)}
              aria-hidden={!isActive}
              inert={!isActive}
              data-motion={isActive && carousel.moving ? 'running' : 'paused'}
            >
              <Slide id={`slide-${index + 1}`} {...slide} />
              {slide.type === 'component' && Scrubber && <Scrubber slide={drawing} />}
            </div>
          );
        })}
      </div>
      <HeroControls carousel={carousel} pauseButton={pauseButton} />
    </section>
  );
}
