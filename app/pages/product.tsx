import { AiAtWork } from '#app/sections/ai-at-work/ai-at-work.tsx';
import { Closing } from '#app/sections/closing/closing.tsx';
import { Capabilities } from '#app/sections/product/product.tsx';
import { Workflow } from '#app/sections/workflow/workflow.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { product } from '#content/product.ts';

export function Page() {
  return (
    <>
      <div className="on-ink">
        <PageHead title={product.title} lead={product.lead} />
        <Workflow />
      </div>
      <AiAtWork />
      <Capabilities />
      <Closing claim={product.closing} />
    </>
  );
}
