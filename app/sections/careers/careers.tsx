import './careers.css';
import { IconRows } from '#app/drawings/icon-rows.tsx';
import { ClaimHead } from '#app/ui/claim-head.tsx';
import { careers } from '#content/careers.ts';

export function Values() {
  const { title, claim, items } = careers.values;

  return (
    <section className="values wrap" id="values" aria-labelledby="values-title">
      <ClaimHead id="values-title" title={title} claim={claim} />
      <ol className="rows">
        <IconRows items={items} />
      </ol>
    </section>
  );
}

export function Team() {
  const { title, claim, perks, openPositions } = careers.team;

  return (
    <section className="team on-tint" id="team" aria-labelledby="team-title">
      <div className="wrap">
        <ClaimHead id="team-title" title={title} claim={claim} />
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
      </div>
    </section>
  );
}
