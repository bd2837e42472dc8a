import '#app/ui/section-head.css';
import '#app/ui/numbered-list.css';
import './about.css';
import { pictures } from 'virtual:pictures';
import { ClosingLine } from '#app/drawings/closing-line.tsx';
import { OpeningGraph } from '#app/drawings/opening-graph/opening-graph.tsx';
import { oneRelease } from '#app/drawings/train-graph/one-release.ts';
import { parisToLyon } from '#app/drawings/train-graph/paris-to-lyon.ts';
import { TrainGraph } from '#app/drawings/train-graph/train-graph.tsx';
import { Closing } from '#app/ui/closing.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Split } from '#app/ui/split.tsx';
import { about } from '#content/about.ts';

export function AboutIntroduction() {
  return (
    <PageHead title={about.title} lead={about.lead}>
      <OpeningGraph of="about" />
    </PageHead>
  );
}

/** How wide each photograph is beside or below the others; about.css puts them there. */
const shown = {
  'team-collaboration': 'min(93vw, 1616px)',
  'office-environment': 'min(54vw, 933px)',
  'team-meeting': 'min(39vw, 668px)',
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

/** Where the drawings of this site come from. */
export function WhyLines() {
  const { title, paragraphs, train, release } = about.line;

  return (
    <section className="why-lines" aria-labelledby="why-lines-title">
      <div className="wrap">
        <div className="why-lines-words">
          <h2 className="section-title" id="why-lines-title">
            {title}
          </h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div className="why-lines-drawings">
          <figure>
            <TrainGraph {...parisToLyon()} />
            <figcaption>{train.caption}</figcaption>
          </figure>
          <figure>
            <TrainGraph {...oneRelease()} />
            <figcaption>{release.caption}</figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}

export function Highlights() {
  return (
    <section className="highlights" aria-labelledby="highlights-title">
      <Split
        titleId="highlights-title"
        title={about.highlightsTitle}
        stations={about.highlights.length}
      >
        <ol className="numbered-list">
          {about.highlights.map(({ title, text }) => (
            <li key={title} data-reveal="">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Split>
    </section>
  );
}

export function AboutClosing() {
  return (
    <Closing {...about.closing}>
      <ClosingLine />
    </Closing>
  );
}
