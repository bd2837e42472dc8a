import './footer.css';
import { Fragment } from 'react';
import { Logo } from '#app/drawings/logo.tsx';
import { company } from '#content/company.ts';
import { footer } from '#content/footer.ts';

const { mailboxes } = company;

export function Footer({ inert }: { inert?: boolean }) {
  return (
    <footer className="footer on-ink" inert={inert}>
      <div className="wrap footer-last">
        <p className="footer-tagline">{company.tagline}</p>
        <FooterLine />
      </div>
      <div className="wrap footer-columns">
        <p className="brand">
          <Logo />
          <span className="brand-name">{company.name}</span>
        </p>
        <dl>
          {(['general', 'careers'] as const).map((name) => (
            <Fragment key={name}>
              <dt>{footer.mailboxes[name]}</dt>
              <dd>
                <a href={`mailto:${mailboxes[name]}`}>{mailboxes[name]}</a>
              </dd>
            </Fragment>
          ))}
          <dt>{footer.address}</dt>
          {company.offices.map(({ label, mapsUrl }) => (
            <dd key={label}>
              <a href={mapsUrl} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            </dd>
          ))}
        </dl>
        <p className="footer-copyright">{company.copyright}</p>
      </div>
    </footer>
  );
}

const laterReleases = `M24 160${'l96-160m-72 160'.repeat(160)}`;

/** Draws a release from push to production, as steep as in the hero's graph, and the releases after it. */
function FooterLine() {
  return (
    <svg className="footer-line" data-only="screen" viewBox="0 0 96 160" aria-hidden="true">
      <path stroke="var(--border-color)" strokeWidth="1" d="M0 160H4000" />
      <path strokeOpacity="0.5" strokeWidth="1" d={laterReleases} />
      <path d="M0 160L96 0H4000" />
      <circle cy="160" r="8" />
      <circle cx="96" r="11" />
    </svg>
  );
}
