import '#app/ui/claim-head.css';
import { ButtonLink, TextLink } from '#app/ui/action-links.tsx';
import { callsToAction } from '#content/calls-to-action.ts';

/** Ends a page with the two calls to action. */
export function Closing({ claim }: { claim: string }) {
  const { draw, talk } = callsToAction;
  return (
    <section className="closing on-tint" data-only="screen">
      <div className="wrap">
        <p className="claim">{claim}</p>
        <p className="actions">
          <ButtonLink href={draw.href}>{draw.label}</ButtonLink>
          <TextLink href={talk.href}>{talk.label}</TextLink>
        </p>
      </div>
    </section>
  );
}
