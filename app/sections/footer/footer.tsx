import './footer.css';
import { Mark } from '#app/drawings/mark.tsx';
import { company } from '#content/company.ts';
import { footer } from '#content/footer.ts';

export function Footer() {
  return (
    <footer className="footer">
      <div className="wrap footer-columns">
        <div className="footer-brand">
          <p className="footer-name">
            <Mark />
            {company.name}
          </p>
          <p className="footer-tagline">{company.tagline}</p>
        </div>
        <dl className="footer-contacts">
          <div>
            <dt>{footer.mailboxes.general}</dt>
            <dd>
              <a href={`mailto:${company.mailboxes.general}`}>{company.mailboxes.general}</a>
            </dd>
          </div>
          <div>
            <dt>{footer.mailboxes.careers}</dt>
            <dd>
              <a href={`mailto:${company.mailboxes.careers}`}>{company.mailboxes.careers}</a>
            </dd>
          </div>
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
        <nav className="footer-links" aria-label={footer.links.label}>
          {footer.links.items.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
