import './about.css';
import { Icon } from '#app/drawings/icon.tsx';
import { breakpoints } from '#app/styles/breakpoints.ts';
import { Photograph } from '#app/ui/photograph.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { about } from '#content/about.ts';
import officeEnvironment from './photographs/office-environment.webp?w=480;640;840&as=picture';
import teamCollaboration from './photographs/team-collaboration.webp?w=480;640;840&as=picture';
import teamMeeting from './photographs/team-meeting.webp?w=480;800;1392&as=picture';

/** Values for `sizes`. Keep in sync with the columns in about.css. */
const smallSizes = `${breakpoints.laptop} 22vw, 46vw`;
const largeSizes = `${breakpoints.laptop} 50vw, 96vw`;

const photographs = {
  'office-environment': { photograph: officeEnvironment, sizes: smallSizes },
  'team-collaboration': { photograph: teamCollaboration, sizes: smallSizes },
  'team-meeting': { photograph: teamMeeting, sizes: largeSizes },
};

/** Explains where the site's drawings come from. */
export function WhyLines() {
  const { title, headline, paragraphs } = about.whyLines;

  return (
    <section className="why-lines wrap" aria-labelledby="why-lines-title">
      <SectionHeader id="why-lines-title" title={title} headline={headline} />
      {paragraphs.map(({ icon, text }) => (
        <p key={icon}>
          <Icon name={icon} />
          {text}
        </p>
      ))}
    </section>
  );
}

export function Highlights() {
  const { title, headline, items, note } = about.highlights;

  return (
    <section className="highlights wrap" aria-labelledby="highlights-title">
      <SectionHeader id="highlights-title" title={title} headline={headline} />
      <ol>
        {items.map(({ title, text, photo: { name, alt } }) => (
          <li key={title} data-reveal="">
            <Photograph alt={alt} {...photographs[name]} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="highlights-note">{note}</p>
    </section>
  );
}
