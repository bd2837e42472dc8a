import { hydratePage } from '#app/hydrate-page.tsx';
import { OwnLine } from '#app/sections/own-line/own-line.tsx';
import { Capabilities, ProductIntroduction } from '#app/sections/product/product.tsx';
import { Workflow } from '#app/sections/workflow/workflow.tsx';

export function Page() {
  return (
    <>
      <div className="product-opening on-ink">
        <ProductIntroduction />
        <Workflow />
      </div>
      <Capabilities />
      <OwnLine />
    </>
  );
}

hydratePage(Page);
