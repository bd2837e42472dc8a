import { pictures } from 'virtual:pictures';
import { Picture } from '#app/ui/picture.tsx';
import { heroSlides } from '#content/hero-slides.ts';
import { SlideWords } from './slide-words.tsx';

export function ObserveSlide() {
  const slide = heroSlides[1];
  const { name, alt } = slide.image;
  // The windows that each composition but the widest is made for.
  const instead = [
    { media: '(width < 43.75em)', picture: pictures[`${name}-phone`] },
    { media: '(max-width: 859px)', picture: pictures[`${name}-tablet`] },
    {
      // From 1280 pixels the words stand beside it, and it is as small again.
      media: '(max-width: 987px), (width >= 80em) and (max-width: 1399px)',
      picture: pictures[`${name}-notebook`],
    },
  ];

  return (
    <div className="slide observe-slide">
      <SlideWords {...slide} />
      <Picture
        className="observe-picture"
        alt={alt}
        wide={pictures[name]}
        instead={instead}
        // Smaller than it is on a phone, where more than two pixels for each would not be seen.
        sizes="(width < 43.75em) 240px, (width < 80em) 90vw, min(66vw, 1164px)"
      />
    </div>
  );
}
