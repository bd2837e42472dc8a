import { Closing } from '#app/sections/closing/closing.tsx';
import { Capabilities, ProductIntroduction } from '#app/sections/product/product.tsx';
import { Workflow } from '#app/sections/workflow/workflow.tsx';
import { product } from '#content/product.ts';

export function Page() {
  return (
    <>
      <div className="on-ink">
        <ProductIntroduction />
        <Workflow />
      </div>
      <Capabilities />
      <Closing claim={product.closing} />
    </>
  );
}
