import '#app/ui/on-ink.css';
import '#app/ui/section-head.css';
import '#app/ui/numbered-list.css';
import './careers.css';
import '#app/ui/visually-hidden.css';
import { OpeningGraph } from '#app/drawings/opening-graph/opening-graph.tsx';
import { Week } from '#app/drawings/week.tsx';
import { ButtonLink } from '#app/ui/action-links.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Split } from '#app/ui/split.tsx';
import { careers } from '#content/careers.ts';

export function CareersIntroduction() {
  return (
    <>
      <PageHead title={careers.title} lead={careers.lead}>
        <OpeningGraph of="careers" />
      </PageHead>
      <Week />
    </>
  );
}

export function Values() {
  return (
    <section className="values" id="values" aria-labelledby="values-title">
      <Split
        titleId="values-title"
        title={careers.values.title}
        stations={careers.values.items.length}
      >
        <ol className="numbered-list">
          {careers.values.items.map(({ name, text }) => (
            <li key={name} data-reveal="">
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Split>
    </section>
  );
}

export function Team() {
  const { title, lead, perks, openPositions } = careers.team;

  return (
    <section className="team on-ink" id="team" aria-labelledby="team-title">
      <div className="wrap">
        <h2 className="section-title" id="team-title">
          {title}
        </h2>
        <p className="section-lead">{lead}</p>
        <dl className="perks">
          {perks.map(({ name, text }) => (
            <div key={name} className="perk" data-reveal="">
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink href={openPositions.href} target="_blank" rel="noopener noreferrer">
          {openPositions.label} <span className="visually-hidden">({openPositions.hint})</span>
        </ButtonLink>
      </div>
    </section>
  );
}
