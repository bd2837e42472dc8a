import { Picture } from '#app/ui/picture.tsx';
import { heroSlides } from '#content/hero-slides.ts';
import { SlideWords } from './slide-words.tsx';

const slide = heroSlides[1];

export function ObserveSlide() {
  return (
    <div className="slide observe-slide">
      <SlideWords {...slide} />
      <Picture
        className="observe-picture"
        alt={slide.image.alt}
        wide={{ name: slide.image.name, widths: [960, 1600], width: 1600, height: 980 }}
        narrow={{ name: `${slide.image.name}-phone`, widths: [780], width: 780, height: 720 }}
        sizes="(max-width: 699px) 100vw, (max-width: 1279px) 90vw, 1000px"
      />
    </div>
  );
}
