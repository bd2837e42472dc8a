import { hydratePage } from '#app/hydrate-page.tsx';
import { Capabilities, ProductEnd, ProductIntroduction } from '#app/sections/product/product.tsx';
import { Workflow } from '#app/sections/workflow/workflow.tsx';

export function Page() {
  return (
    <>
      <div className="product-opening on-ink">
        <ProductIntroduction />
        <Workflow />
      </div>
      <Capabilities />
      <ProductEnd />
    </>
  );
}

hydratePage(Page);
