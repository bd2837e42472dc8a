import './hero-controls.css';
import { TooltipButton } from '#app/ui/tooltip-button.tsx';
import { carouselCopy, heroSlides } from '#content/hero-slides.ts';
import type { Carousel } from './use-carousel.ts';

export function HeroControls({ carousel }: { carousel: Carousel }) {
  const pauseLabel = carousel.isPlaying ? carouselCopy.pause : carouselCopy.play;

  return (
    <div
      className="hero-controls"
      data-only="scripts"
      role="group"
      aria-label={carouselCopy.controls}
    >
      <TooltipButton
        className="icon-button pause"
        text={pauseLabel}
        aria-label={pauseLabel}
        data-paused={!carousel.isPlaying}
        onClick={(event) => {
          // A click that reaches the section stops the rotation.
          event.stopPropagation();
          carousel.togglePause();
        }}
      />
      {heroSlides.map(({ title }, index) => (
        <button
          key={index}
          className="icon-button hero-dot"
          type="button"
          aria-label={carouselCopy.dot(index + 1, title)}
          aria-current={index === carousel.index ? 'true' : undefined}
          onClick={() => carousel.goTo(index)}
        >
          {carouselCopy.dotName(title)}
        </button>
      ))}
    </div>
  );
}
