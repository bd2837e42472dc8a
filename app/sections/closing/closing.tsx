import '#app/ui/section-header.css';
import './closing.css';
import { chooseAxis, computeTimeline } from '#app/drawings/visitor-line/geometry.ts';
import { VisitorLine } from '#app/drawings/visitor-line/visitor-line.tsx';
import { callsToAction } from '#content/calls-to-action.ts';
import { visitorLine } from '#content/visitor-line.ts';

const line = computeTimeline(visitorLine.example);

/** Ends a page with the two calls to action, beside the example's line. */
export function Closing({ headline }: { headline: string }) {
  const { draw, talk } = callsToAction;
  return (
    <section className="closing on-tint wrap" data-only="screen">
      <div className="visitor-line-rows closing-line">
        <VisitorLine line={line} axisHours={chooseAxis(line.total).hours} />
      </div>
      <p className="headline">{headline}</p>
      <p className="actions">
        <a className="button" href={draw.href}>
          {draw.label}
        </a>
        <a className="text-link" href={talk.href}>
          {talk.label}
        </a>
      </p>
    </section>
  );
}
