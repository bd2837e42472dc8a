import { rowIcons } from '#app/drawings/icon.tsx';
import { ClaimHead } from '#app/ui/claim-head.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Rows } from '#app/ui/rows.tsx';
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
        <Rows items={items} icons={rowIcons(items)} />
      </ul>
    </section>
  );
}
