import './hero-controls.css';
import type { RefObject } from 'react';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { heroSlides, carouselWords as words } from '#content/hero-slides.ts';
import type { Carousel } from './use-carousel.ts';

interface HeroControlsProps {
  carousel: Carousel;
  pauseButton: RefObject<HTMLButtonElement | null>;
}

export function HeroControls({ carousel, pauseButton }: HeroControlsProps) {
  const pauseLabel = carousel.advancing ? words.pause : words.play;

  return (
    <div className="hero-controls" data-only="scripts" role="group" aria-label={words.controls}>
      <button
        ref={pauseButton}
        className="hero-pause"
        type="button"
        aria-label={pauseLabel}
        data-tooltip="pause-tip"
        data-paused={!carousel.advancing}
        onClick={carousel.togglePause}
      />
      <Tooltip id="pause-tip">{pauseLabel}</Tooltip>
      {heroSlides.map(({ title }, index) => (
        <button
          key={index}
          className="hero-dot"
          type="button"
          aria-label={words.dot(index + 1, title)}
          aria-current={index === carousel.index ? 'true' : undefined}
          onClick={() => carousel.choose(index)}
        >
          {words.dotName(title)}
        </button>
      ))}
    </div>
  );
}
