import '#app/ui/section-head.css';
import '#app/ui/numbered-list.css';
import '#app/ui/split.css';
import './about.css';
import { pictures } from 'virtual:pictures';
import { PageHead } from '#app/ui/page-head.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { about } from '#content/about.ts';

export function AboutIntroduction() {
  return <PageHead title={about.title} lead={about.lead} />;
}

/** How wide each photograph is beside or below the others; pages.css puts them there. */
const shown = {
  'team-collaboration': 'min(93vw, 1616px)',
  'office-environment': 'min(54vw, 933px)',
  // Cropped to its neighbour's height, so as large as that.
  'team-meeting': 'min(54vw, 933px)',
} as const;

export function Photos() {
  return (
    <div className="photos wrap">
      {about.photos.map(({ name, caption, alt }, index) => (
        <figure key={name} className={`photo ${name}`} data-reveal="">
          <Picture
            alt={alt}
            first={index === 0}
            wide={pictures[name]}
            sizes={`(width < 43.75em) calc(100vw - 40px), ${shown[name]}`}
          />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

export function Highlights() {
  return (
    <section className="highlights" aria-labelledby="highlights-title">
      <div className="wrap split">
        <h2 className="section-title" id="highlights-title">
          {about.highlightsTitle}
        </h2>
        <ol className="numbered-list">
          {about.highlights.map(({ title, text }) => (
            <li key={title} data-reveal="">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
