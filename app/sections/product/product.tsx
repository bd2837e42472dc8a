import { IconRows } from '#app/drawings/icon-rows.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { product } from '#content/product.ts';

export function Capabilities() {
  const { title, headline, items } = product.capabilities;
  return (
    <section className="capabilities wrap" aria-labelledby="capabilities-title">
      <SectionHeader id="capabilities-title" title={title} headline={headline} />
      <ul className="rows">
        <IconRows items={items} />
      </ul>
    </section>
  );
}
