import './careers.css';
import { IconRows } from '#app/drawings/icon-rows.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { careers } from '#content/careers.ts';

export function Values() {
  const { title, headline, items } = careers.values;

  return (
    <section className="values wrap" id="values" aria-labelledby="values-title">
      <SectionHeader id="values-title" title={title} headline={headline} />
      <ol className="rows">
        <IconRows items={items} />
      </ol>
    </section>
  );
}

export function Team() {
  const { title, headline, perks, openPositions } = careers.team;

  return (
    <section className="team on-tint wrap" id="team" aria-labelledby="team-title">
      <SectionHeader id="team-title" title={title} headline={headline} />
      <ul className="rows">
        <IconRows items={perks} />
      </ul>
      <p className="actions" data-only="screen">
        <a
          className="button"
          href={openPositions.href}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby="open-positions-hint"
        >
          {openPositions.label}
        </a>
        <span id="open-positions-hint">{openPositions.hint}</span>
      </p>
    </section>
  );
}
