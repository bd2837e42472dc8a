import '#app/ui/action-links.css';
import '#app/ui/claim-head.css';
import '#app/ui/visually-hidden.css';
import 'virtual:approach-example.css';
import './approach.css';
import { useEffect, useState } from 'react';
import { useDebounced } from '#app/browser/use-debounced.ts';
import { parseLine, setVisitorLine, useVisitorLine } from '#app/browser/visitor-line.ts';
import { type Axis, axisFor, measureLine } from '#app/drawings/visitor-line/geometry.ts';
import { approach } from '#content/approach.ts';
import { callsToAction } from '#content/calls-to-action.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { ApproachChart } from './approach-chart.tsx';
import { LineActions } from './line-actions.tsx';
import { StepSign } from './step-sign.tsx';

/** How we work, told on a line: an example's, until visitors draw their own. */
export function Approach() {
  const drawn = useVisitorLine()?.hours;
  const hours = drawn ?? visitorLine.example;
  const line = measureLine(hours);
  // While a ring is held: its axis stays, and a touch that becomes a scroll restores the line.
  const [held, setHeld] = useState<{ axis: Axis; drawn: typeof drawn }>();
  const axis = held?.axis ?? axisFor(line.total);
  const result = visitorLine.result(line);
  const { note } = visitorLine.axis[axis.name];
  useCopiedLink();

  return (
    <section className="approach on-tint" id="approach" aria-labelledby="approach-title">
      <div className="wrap">
        <div className="approach-board" data-drawn={drawn !== undefined}>
          <p className="approach-title" id="approach-title">
            {approach.title}
          </p>
          <h2 className="claim">{drawn ? result : visitorLine.question}</h2>
          <div className="approach-about">
            <p>
              <span className="approach-tag">
                {drawn ? visitorLine.tags.drawn : visitorLine.tags.example}
              </span>{' '}
              {!drawn && <span className="approach-result">{result}</span>}
            </p>
            <p>{visitorLine.details(line)}</p>
          </div>
          <ApproachChart
            line={line}
            hours={hours}
            axis={axis}
            isExample={!drawn}
            onChange={setVisitorLine}
            onHold={(isHeld) => setHeld(isHeld ? { axis, drawn } : undefined)}
            onCancel={() => setVisitorLine(held?.drawn)}
          />
          <p className="approach-note">
            {note} {visitorLine.privacy}
          </p>
          {drawn && <LineActions hours={drawn} total={line.total} />}
          <Announcement drawn={drawn && `${result} ${visitorLine.details(line)}`} note={note} />
        </div>
        <p className="approach-claim">
          {approach.claim} <span>{approach.lead}</span>
        </p>
        <ol className="approach-steps">
          {Object.entries(approach.steps).map(([key, { name, text, outcome }]) => (
            <li key={key} data-explains={key}>
              <StepSign step={key as keyof typeof approach.steps} />
              <h3>{name}</h3>
              <p>{text}</p>
              <p className="approach-outcome">
                <span>{approach.outcomeLabel}</span> {outcome}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Shows the line of a link such as "#line=2-6-24-4-20-6". The address then names the section, for the jump to it. */
function useCopiedLink() {
  useEffect(() => {
    const showLine = () => {
      const [, text] = window.location.hash.split('#line=');
      const hours = text && parseLine(text);
      if (!hours) return;
      setVisitorLine(hours);
      window.history.replaceState(window.history.state, '', callsToAction.draw.href);
    };
    showLine();
    window.addEventListener('hashchange', showLine);
    return () => window.removeEventListener('hashchange', showLine);
  }, []);
}

interface AnnouncementProps {
  drawn: string | undefined;
  note: string;
}

/** Says what a change came to once it rests, and the axis when it has changed. */
function Announcement({ drawn, note }: AnnouncementProps) {
  const settled = useDebounced(drawn, 300);
  const settledNote = useDebounced(note, 300);
  const [first] = useState({ drawn, note });
  return (
    <p className="visually-hidden" aria-live="polite">
      {settled !== first.drawn && settled}
      {settledNote !== first.note && ` ${settledNote}`}
    </p>
  );
}
