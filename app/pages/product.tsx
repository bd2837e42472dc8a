import { AiAtWork } from '#app/sections/ai-at-work/ai-at-work.tsx';
import { Closing } from '#app/sections/closing/closing.tsx';
import { Capabilities } from '#app/sections/product/product.tsx';
import { Workflow } from '#app/sections/workflow/workflow.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { product } from '#content/product.ts';

export function Page() {
  return (
    <>
      <div className="on-ink">
        <PageHeader title={product.title} lead={product.lead} />
        <Workflow />
      </div>
      <AiAtWork />
      <Capabilities />
      <Closing headline={product.closing} />
    </>
  );
}
