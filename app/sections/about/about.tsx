import './about.css';
import { ParisToProduction } from '#app/drawings/paris-to-production/paris-to-production.tsx';
import { breakpoints } from '#app/styles/breakpoints.ts';
import { ClaimHead } from '#app/ui/claim-head.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Photograph } from '#app/ui/picture.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { about } from '#content/about.ts';
import officeEnvironment from './photographs/office-environment.webp?w=480;672;992&as=picture';
import teamCollaboration from './photographs/team-collaboration.webp?w=480;672;992&as=picture';
import teamMeeting from './photographs/team-meeting.webp?w=480;672;1088&as=picture';

const photographs = {
  'office-environment': officeEnvironment,
  'team-collaboration': teamCollaboration,
  'team-meeting': teamMeeting,
};

export function AboutIntroduction() {
  return (
    <PageHead title={about.title} lead={about.lead}>
      <ParisToProduction />
    </PageHead>
  );
}

/** The origin of the site's drawings. */
export function WhyLines() {
  const { title, claim, paragraphs } = about.line;

  return (
    <section className="why-lines wrap" aria-labelledby="why-lines-title">
      <ClaimHead id="why-lines-title" title={title} claim={claim} />
      {paragraphs.map((text) => (
        <p key={text}>
          <Unbroken text={text} />
        </p>
      ))}
    </section>
  );
}

export function Highlights() {
  return (
    <section className="highlights wrap" aria-labelledby="highlights-title">
      <ClaimHead
        id="highlights-title"
        title={about.highlightsTitle}
        claim={about.highlightsClaim}
      />
      <ol>
        {about.highlights.map(({ title, text, photo: { name, caption, alt } }) => (
          <li key={title} data-reveal="">
            <figure>
              <Photograph
                alt={alt}
                photograph={photographs[name]}
                sizes={`${breakpoints.phone} calc(100vw - 40px), min(31vw, 523px)`}
              />
              <figcaption>{caption}</figcaption>
            </figure>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
