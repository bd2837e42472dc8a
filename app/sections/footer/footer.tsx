import './footer.css';
import { useVisitorLine } from '#app/browser/visitor-line.ts';
import { Mark } from '#app/drawings/mark.tsx';
import { round2 } from '#app/drawings/path.ts';
import { company } from '#content/company.ts';
import { footer } from '#content/footer.ts';

const { mailboxes } = company;

/** The line's height, the width of an hour, and the hours of our own release, as in the hero. */
const rise = 160;
const hour = 6;
const ourHours = 16;

export function Footer() {
  return (
    <footer className="footer on-ink">
      <div className="wrap footer-last">
        <p className="footer-tagline">{company.tagline}</p>
        <FooterLine />
      </div>
      <div className="wrap footer-columns">
        <p className="brand">
          <Mark />
          <span className="brand-name">{company.name}</span>
        </p>
        <dl className="footer-contacts">
          {(['general', 'careers'] as const).map((name) => (
            <div key={name}>
              <dt>{footer.mailboxes[name]}</dt>
              <dd>
                <a href={`mailto:${mailboxes[name]}`}>{mailboxes[name]}</a>
              </dd>
            </div>
          ))}
          <div>
            <dt>{footer.address}</dt>
            <dd>
              {company.offices.map(({ label, mapsUrl }) => (
                <a key={label} href={mapsUrl} target="_blank" rel="noopener noreferrer">
                  {label}
                </a>
              ))}
            </dd>
          </div>
        </dl>
        <p className="footer-copyright">{company.copyright}</p>
      </div>
    </footer>
  );
}

/** A release from push to production, as steep as the visitor's own if one was drawn; later ones follow it. */
function FooterLine() {
  const line = useVisitorLine()?.hours;
  const hours = line ? line.waits.reduce((sum, wait) => sum + wait, line.work) : ourHours;
  const run = hours * hour;
  // One dashed stroke, slanted: each dash is a release.
  const dash = round2(Math.hypot(run, rise) / rise);
  const slant = `matrix(1 0 ${round2(-run / rise)} 1 ${run} 0)`;

  return (
    <svg
      className="footer-line"
      data-only="screen"
      viewBox={`0 0 ${ourHours * hour} ${rise}`}
      aria-hidden="true"
    >
      <path stroke="var(--line)" strokeWidth="1" d={`M0 ${rise}H4000`} />
      <path
        strokeWidth={rise}
        strokeDasharray={`${dash} ${24 - dash}`}
        strokeOpacity="0.5"
        transform={slant}
        d={`M24 ${rise / 2}H4000`}
      />
      <path d={`M0 ${rise}L${run} 0H4000`} />
      <circle cy={rise} r="8" />
      <circle cx={run} r="11" />
    </svg>
  );
}
