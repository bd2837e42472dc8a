import '#app/ui/claim-head.css';
import '#app/ui/visually-hidden.css';
import './approach.css';
import './example-styles.css.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '#app/browser/use-debounced.ts';
import {
  type LineHours,
  parseLine,
  setVisitorLine,
  useVisitorLine,
} from '#app/browser/visitor-line.ts';
import { type Axis, axisFor, measureLine } from '#app/drawings/visitor-line/geometry.ts';
import { approach } from '#content/approach.ts';
import { callsToAction } from '#content/calls-to-action.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { ApproachChart } from './approach-chart.tsx';
import { LineActions } from './line-actions.tsx';
import { StepSign } from './step-sign.tsx';

/** How we work, told on a line: an example's, until visitors draw their own. */
export function Approach() {
  const drawn = useVisitorLine();
  const hours = drawn ?? visitorLine.example;
  const line = measureLine(hours);
  // While a ring is held: its axis stays, and a touch that becomes a scroll restores the line.
  const [held, setHeld] = useState<{ axis: Axis; drawn: typeof drawn }>();
  const axis = held?.axis ?? axisFor(line.total);
  const result = visitorLine.result(line);
  const unmoved = drawn ? unmovedRings(drawn) : [];
  const details = visitorLine.details(line);
  const { note } = visitorLine.axis[axis.name];
  const [isChanged, setIsChanged] = useState(false);

  const change = (next: LineHours | undefined) => {
    setIsChanged(true);
    setVisitorLine(next);
  };
  useCopiedLink(change);
  const spoken = `${drawn ? '' : `${visitorLine.tags.example}. `}${result} ${details}`;

  return (
    <section className="approach on-tint" id="approach" aria-labelledby="approach-title">
      <div className="wrap">
        <div className="approach-board" data-drawn={drawn !== undefined}>
          <p className="approach-title" id="approach-title">
            {approach.title}
          </p>
          <h2 className="claim">{drawn ? result : visitorLine.question}</h2>
          <p className="approach-tag">
            {drawn ? visitorLine.tags.drawn : visitorLine.tags.example}
          </p>
          <p className="approach-details">
            {!drawn && <b>{result}</b>} {details} {unmoved.includes(true) && visitorLine.unmoved}
          </p>
          <ApproachChart
            line={line}
            hours={hours}
            axis={axis}
            isExample={!drawn}
            unmoved={unmoved}
            onChange={change}
            onHold={(isHeld) => setHeld(isHeld ? { axis, drawn } : undefined)}
            onCancel={() => held && setVisitorLine(held.drawn)}
          />
          <p className="approach-note">
            {note} {visitorLine.privacy}
          </p>
          {drawn && (
            <LineActions hours={drawn} total={line.total} onReset={() => change(undefined)} />
          )}
          <Announcement text={isChanged ? spoken : ''} />
          <Announcement text={isChanged ? note : ''} />
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

/** Returns which rings still show the example: the waits', then that of the work. */
function unmovedRings({ waits, work }: LineHours): boolean[] {
  const { example } = visitorLine;
  return [...waits.map((wait, at) => wait === example.waits[at]), work === example.work];
}

/** Opens the line of a link such as "#line=2-6-24-4-20-6", and goes to the section. */
function useCopiedLink(onOpen: (hours: LineHours) => void) {
  const open = useEffectEvent(onOpen);

  useEffect(() => {
    const showLine = () => {
      const [, text] = window.location.hash.split('#line=');
      const hours = text && parseLine(text);
      if (!hours) return;
      open(hours);
      window.location.replace(callsToAction.draw.href);
    };
    showLine();
    window.addEventListener('hashchange', showLine);
    return () => window.removeEventListener('hashchange', showLine);
  }, []);
}

/** Says what a change came to, once it rests. */
function Announcement({ text }: { text: string }) {
  return (
    <p className="visually-hidden" aria-live="polite">
      {useDebounced(text, 300)}
    </p>
  );
}
