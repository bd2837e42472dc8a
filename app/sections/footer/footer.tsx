import './footer.css';
import { Mark } from '#app/drawings/mark.tsx';
import { company } from '#content/company.ts';
import { footer } from '#content/footer.ts';

const { mailboxes } = company;

export function Footer() {
  return (
    <footer className="footer on-ink">
      <div className="footer-last">
        <p className="footer-tagline wrap">{company.tagline}</p>
        {/* The logo's line, extended past both edges. */}
        <svg className="footer-line" data-only="screen" viewBox="0 0 128 192" aria-hidden="true">
          <path stroke="var(--wheat)" strokeWidth="8" d="M-4000 188H0L128 4H4000" />
        </svg>
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
            {company.offices.map(({ label, mapsUrl }) => (
              <dd key={label}>
                <a href={mapsUrl} target="_blank" rel="noopener noreferrer">
                  {label}
                </a>
              </dd>
            ))}
          </div>
        </dl>
        <p className="footer-copyright">{company.copyright}</p>
      </div>
    </footer>
  );
}
