import './footer.css';
import { Mark } from '#app/drawings/mark.tsx';
import { company } from '#content/company.ts';
import { footer } from '#content/footer.ts';

const { mailboxes } = company;

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

/** A release from push to production, with the hero's slope. Later ones follow it. */
function FooterLine() {
  return (
    <svg className="footer-line" data-only="screen" viewBox="0 0 96 160" aria-hidden="true">
      <path stroke="var(--line)" strokeWidth="1" d="M0 160H4000" />
      {/* One slanted, dashed stroke: each dash is a release. */}
      <path
        strokeWidth="160"
        strokeDasharray="1.17 22.83"
        strokeOpacity="0.5"
        transform="matrix(1 0 -0.6 1 96 0)"
        d="M24 80H4000"
      />
      <path d="M0 160L96 0H4000" />
      <circle cy="160" r="8" />
      <circle cx="96" r="11" />
    </svg>
  );
}
