import '#app/ui/on-ink.css';
import '#app/ui/section-head.css';
import '#app/ui/split.css';
import '#app/ui/timetable.css';
import './product.css';
import { ClosingLine } from '#app/drawings/closing-line.tsx';
import { ButtonLink } from '#app/ui/action-links.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { product } from '#content/product.ts';

export function ProductIntroduction() {
  return <PageHead title={product.title} lead={product.lead} />;
}

export function Capabilities() {
  return (
    <section className="capabilities" aria-labelledby="capabilities-title">
      <div className="wrap split">
        <h2 className="section-title" id="capabilities-title">
          {product.capabilitiesTitle}
        </h2>
        <dl className="timetable">
          {product.capabilities.map(({ name, text }) => (
            <div key={name} className="timetable-row" data-reveal="">
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function ProductClosing() {
  const { title, text, link } = product.closing;

  return (
    <section className="closing on-ink" aria-labelledby="closing-title">
      <ClosingLine />
      <div className="wrap" data-reveal="">
        <h2 className="section-title" id="closing-title">
          {title}
        </h2>
        <p className="section-lead">{text}</p>
        <ButtonLink href={link.href}>{link.label}</ButtonLink>
      </div>
    </section>
  );
}
