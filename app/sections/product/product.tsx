import '#app/ui/claim-head.css';
import './product.css';
import { ButtonLink, TextLink } from '#app/ui/action-links.tsx';
import { ClaimHead } from '#app/ui/claim-head.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Rows } from '#app/ui/rows.tsx';
import { product } from '#content/product.ts';
import { visitorLine } from '#content/visitor-line.ts';

export function ProductIntroduction() {
  return <PageHead title={product.title} lead={product.lead} />;
}

export function Capabilities() {
  const { title, claim, items } = product.capabilities;
  return (
    <section className="capabilities wrap" aria-labelledby="capabilities-title">
      <ClaimHead id="capabilities-title" title={title} claim={claim} />
      <ul className="rows">
        <Rows items={items} />
      </ul>
    </section>
  );
}

export function ProductEnd() {
  const { claim, talk } = product.end;
  return (
    <section className="product-end on-tint" data-only="screen">
      <div className="wrap">
        <p className="claim">{claim}</p>
        <p className="actions">
          <ButtonLink href={talk.href}>{talk.label}</ButtonLink>
          <TextLink href={visitorLine.draw.href}>{visitorLine.draw.label}</TextLink>
        </p>
      </div>
    </section>
  );
}
