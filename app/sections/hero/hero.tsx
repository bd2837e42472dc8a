import './hero.css';
import { useRef, useState } from 'react';
import { useKeyboardFocus } from '#app/browser/use-keyboard-focus.ts';
import { useSwipe } from '#app/browser/use-swipe.ts';
import { company } from '#content/company.ts';
import { carouselCopy, heroSlides } from '#content/hero-slides.ts';
import { HeroControls } from './hero-controls.tsx';
import { Slide } from './slide.tsx';
import { useCarousel } from './use-carousel.ts';

export function Hero() {
  const section = useRef<HTMLElement>(null);
  const { isFocused, focusHandlers } = useKeyboardFocus();
  const [isTooltipOpen, setIsTooltipOpen] = useState(false);
  const carousel = useCarousel(section, isFocused || isTooltipOpen);
  const swipeHandlers = useSwipe((step) => carousel.goTo(carousel.index + step));
  const tooltipHandlers = {
    // Captures `toggle`, because it does not bubble. The handler is spread, because React's types lack it.
    onToggleCapture: ({ newState }: ToggleEvent) => setIsTooltipOpen(newState === 'open'),
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click only stops the rotation; the dots are the controls
    <section
      ref={section}
      className="hero"
      id="hero"
      aria-roledescription="carousel"
      aria-label={carouselCopy.label}
      {...focusHandlers}
      {...swipeHandlers}
      onClick={carousel.stop}
    >
      <h1 className="hero-title">{company.tagline}</h1>
      <div
        className="hero-slides"
        aria-live={carousel.isPlaying ? 'off' : 'polite'}
        {...tooltipHandlers}
      >
        {heroSlides.map((slide, index) => (
          <Slide key={index} index={index} carousel={carousel} {...slide} />
        ))}
      </div>
      <HeroControls carousel={carousel} />
    </section>
  );
}
