import { pictures } from 'virtual:pictures';
import { Picture } from '#app/ui/picture.tsx';
import { heroSlides } from '#content/hero-slides.ts';
import { SlideFigure } from './slide-figure.tsx';
import { SlideWords } from './slide-words.tsx';

export function ObserveSlide() {
  const slide = heroSlides[1];
  const { name, alt, key } = slide.image;
  const [planned, actual, allowed] = key;
  // The windows that each composition but the widest is made for.
  const instead = [
    // Smaller than it is on a phone, where more than two pixels for each would not be seen.
    { media: '(width < 43.75em)', picture: pictures[`${name}-phone`], sizes: '240px' },
    { media: '(max-width: 859px)', picture: pictures[`${name}-tablet`], sizes: '90vw' },
    {
      // From 1280 pixels the words stand beside it, and it is as small again.
      media: '(max-width: 987px), (width >= 80em) and ((max-width: 1399px) or (height < 55em))',
      picture: pictures[`${name}-notebook`],
    },
  ];

  return (
    <div className="slide observe-slide">
      <SlideWords {...slide} />
      <SlideFigure
        legend={[
          ['M2 12h6m4-2h6m4-2h5', planned],
          ['M2 12l5-4 4 5 5-8 4 9 6-5', actual],
          ['M2 7h24m0 3H2m0 3h24', allowed],
        ]}
      >
        <Picture
          className="observe-picture"
          alt={alt}
          wide={pictures[name]}
          instead={instead}
          sizes="(width < 80em) 90vw, min(66vw, 1164px)"
        />
      </SlideFigure>
    </div>
  );
}
