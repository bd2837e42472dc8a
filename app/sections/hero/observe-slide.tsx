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
        wide={{ name: slide.image.name, widths: [960, 1600, 2000], width: 2000, height: 1225 }}
        narrow={{
          name: `${slide.image.name}-phone`,
          widths: [390, 780, 1170],
          width: 1170,
          height: 1422,
        }}
        sizes="(max-width: 699px) 360px, (max-width: 1279px) 90vw, 1000px"
      />
    </div>
  );
}
