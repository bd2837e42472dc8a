import { hydratePage } from '#app/hydrate-page.tsx';
import { OwnLine } from '#app/sections/own-line/own-line.tsx';
import { Capabilities, ProductIntroduction } from '#app/sections/product/product.tsx';
import { Workflow } from '#app/sections/workflow/workflow.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';

export function Page() {
  return (
    <>
      <div className="product-opening on-ink">
        <StaticHtml name="introduction">
          {import.meta.env.SSR && <ProductIntroduction />}
        </StaticHtml>
        <Workflow />
      </div>
      <StaticHtml name="capabilities">{import.meta.env.SSR && <Capabilities />}</StaticHtml>
      <OwnLine />
    </>
  );
}

hydratePage(Page);
