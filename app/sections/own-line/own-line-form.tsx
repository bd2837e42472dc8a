import { ButtonLink } from '#app/ui/action-links.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { ownLine, ownLineWords } from '#content/own-line.ts';
import { stages } from '#content/pipeline.ts';

const names = Object.values(stages).map(({ name }) => name);

/** Waits in a template until there are scripts to answer it. */
export function OwnLineForm() {
  const { title, lead, moves, range, link } = ownLine;

  return (
    <template>
      <section className="own-line" aria-labelledby="own-line-title">
        <div className="wrap">
          <SectionHead id="own-line-title" title={title} lead={lead} />
          <div className="own-line-board">
            <div className="own-line-stages">
              {names.map((name) => (
                <Hours key={name} name={name} {...range.waits} />
              ))}
            </div>
            <svg className="own-line-drawing" aria-hidden="true">
              <svg viewBox="0 0 100 100" preserveAspectRatio="none">
                <path className="own-line-rows" d={rows} />
                <path className="own-line-release" />
              </svg>
              {names.map((name) => (
                <circle key={name} className="own-line-station" r="7" />
              ))}
            </svg>
            <Hours name={moves} {...range.moves} />
            <div className="own-line-result">
              <output className="own-line-sentence">{ownLineWords.empty}</output>
              <ButtonLink href={link.href}>{link.label}</ButtonLink>
            </div>
          </div>
        </div>
      </section>
    </template>
  );
}

interface HoursProps {
  name: string;
  max: number;
  step: number;
}

function Hours({ name, max, step }: HoursProps) {
  return (
    <label className="own-line-hours">
      <span>{name}</span>
      <input type="range" min="0" max={max} step={step} defaultValue="0" />
      <span className="own-line-value" aria-hidden="true">
        {ownLineWords.hours(0)}
      </span>
    </label>
  );
}

/** In the middle of each label's row, from the last stage to the first. */
const rows = names.map((_, index) => `M0 ${((index + 0.5) / names.length) * 100}H100`).join('');
