import { IconRows } from '#app/drawings/icon-rows.tsx';
import { ClaimHead } from '#app/ui/claim-head.tsx';
import { product } from '#content/product.ts';

export function Capabilities() {
  const { title, claim, items } = product.capabilities;
  return (
    <section className="capabilities wrap" aria-labelledby="capabilities-title">
      <ClaimHead id="capabilities-title" title={title} claim={claim} />
      <ul className="rows">
        <IconRows items={items} />
      </ul>
    </section>
  );
}
