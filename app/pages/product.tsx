import { prerendered } from '#app/browser/prerendered.tsx';
import { Workflow } from '#app/sections/workflow/workflow.tsx';
import { BelowTheFold } from '#app/ui/below-the-fold.tsx';

const parts = () => import('#app/sections/product/product.tsx');
const Introduction = prerendered(() => parts().then((m) => m.ProductIntroduction));
const Capabilities = prerendered(() => parts().then((m) => m.Capabilities));
const Closing = prerendered(() => parts().then((m) => m.ProductClosing));

export function Component() {
  return (
    <>
      <Introduction />
      <BelowTheFold>
        <Workflow />
        <Capabilities />
        <Closing />
      </BelowTheFold>
    </>
  );
}
