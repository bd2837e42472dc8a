import '#app/ui/rows.css';
import './product.css';
import { ClaimHead } from '#app/ui/claim-head.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { product } from '#content/product.ts';

export function ProductIntroduction() {
  return <PageHead title={product.title} lead={product.lead} />;
}

export function Capabilities() {
  const { title, claim, items } = product.capabilities;
  return (
    <section className="capabilities wrap" aria-labelledby="capabilities-title">
      <ClaimHead id="capabilities-title" title={title} claim={claim} />
      <ul className="rows">
        {items.map(({ name, text }) => (
          <li key={name} data-reveal="">
            <h3>
              <Unbroken text={name} />
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
