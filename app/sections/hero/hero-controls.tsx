import { Tooltip } from '#app/ui/tooltip.tsx';
import { hero } from '#content/hero-controls.ts';
import type { Carousel } from './use-carousel.ts';

export function HeroControls({ carousel }: { carousel: Carousel }) {
  const pauseLabel = carousel.advancing ? hero.controls.pause : hero.controls.play;

  return (
    <div className="hero-controls" role="group" aria-label={hero.controls.label}>
      <button
        className="hero-pause"
        type="button"
        aria-label={pauseLabel}
        data-tooltip="pause-tip"
        data-paused={!carousel.advancing}
        onClick={carousel.togglePause}
      />
      <Tooltip id="pause-tip">{pauseLabel}</Tooltip>
      {hero.controls.slides.map((title, index) => (
        <HeroDot key={title} carousel={carousel} index={index} title={title} />
      ))}
    </div>
  );
}

function HeroDot({ carousel, index, title }: { carousel: Carousel; index: number; title: string }) {
  const tip = `dot-tip-${index + 1}`;
  const label = `Slide ${index + 1}: ${title}`;

  return (
    <>
      <button
        className="hero-dot"
        type="button"
        aria-label={label}
        aria-current={index === carousel.index ? 'true' : undefined}
        data-tooltip={tip}
        onClick={() => carousel.choose(index)}
      />
      <Tooltip id={tip}>{label}</Tooltip>
    </>
  );
}
