import { pictures } from 'virtual:pictures';
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
        wide={pictures[slide.image.name]}
        narrow={pictures[`${slide.image.name}-phone`]}
        // Smaller than it is on a phone, where more than two pixels for each would not be seen.
        sizes="(max-width: 699px) 260px, (max-width: 1279px) 90vw, min(66vw, 1164px)"
      />
    </div>
  );
}
