import '#app/ui/action-links.css';
import '#app/ui/claim-head.css';
import './own-line.css';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { isShortcut } from '#app/browser/is-shortcut.ts';
import { storeText } from '#app/browser/session-text.ts';
import { useDebounced } from '#app/browser/use-debounced.ts';
import { useInView } from '#app/browser/use-in-view.ts';
import { useModule } from '#app/browser/use-module.ts';
import { describeLine, ownLine } from '#content/visitor-line.ts';
import { measureLine, noHours } from './line.ts';

const loadChart = () => import('./own-line-chart.tsx');

/** Lets visitors draw the line of their own releases. Until the chart has loaded, asks in words. */
export function OwnLine() {
  const section = useRef<HTMLElement>(null);
  const Chart = useModule(loadChart, useInView(section, 0, '600px') ?? false)?.OwnLineChart;
  const [hours, setHours] = useState(noHours);
  const figures = measureLine(hours);
  // A screen reader would announce the words at every arrow key.
  const settled = useDebounced(hours, 300);
  const words = Chart ? describeLine(measureLine(settled)) : ownLine.invitation;

  useLayoutEffect(() => {
    // The chart has pushed down what follows it: keep that in view for a visitor who tabbed to it.
    const focused = document.activeElement;
    if (!Chart || !section.current || !focused) return;
    const position = section.current.compareDocumentPosition(focused);
    if (position & Node.DOCUMENT_POSITION_FOLLOWING) focused.scrollIntoView({ block: 'nearest' });
  }, [Chart]);

  const send = (event: MouseEvent) => {
    // A draft reaches only this tab's form.
    if (figures.total === 0 || isShortcut(event) || event.shiftKey) return;
    const stages = figures.stops.slice(0, -1);
    storeText(
      'draft',
      ownLine.message(
        figures,
        stages.map(({ stage, wait }) => ownLine.stage(stage, wait)),
      ),
    );
  };

  return (
    <section className="own-line on-tint" ref={section} aria-labelledby="own-line-title">
      <div className="own-line-board wrap">
        <div className="own-line-head claim-head cover">
          <h2 id="own-line-title">{words.title}</h2>
          <div role={Chart && 'status'}>
            <p className="claim">{words.claim}</p>
            <p className="claim-lead">{words.lead}</p>
          </div>
        </div>
        {Chart && (
          <figure>
            <Chart hours={hours} onChange={setHours} />
            <figcaption>{ownLine.note}</figcaption>
          </figure>
        )}
        <a
          className="button own-line-send"
          data-only="screen"
          href={ownLine.link.href}
          onClick={send}
        >
          {figures.total > 0 ? ownLine.link.label : ownLine.invitation.link}
        </a>
      </div>
    </section>
  );
}
