import '#app/ui/section-header.css';
import '#app/ui/visually-hidden.css';
import '#app/ui/tag.css';
import './approach.css';
import './example-styles.css.ts';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { beginMessage } from '#app/browser/begin-message.ts';
import {
  formatLine,
  type LineDurations,
  parseLine,
  setVisitorLine,
  useVisitorLine,
} from '#app/browser/line-durations.ts';
import { type Axis, chooseAxis, computeTimeline } from '#app/drawings/visitor-line/geometry.ts';
import { approach } from '#content/approach.ts';
import { callsToAction } from '#content/calls-to-action.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { ApproachChart } from './approach-chart.tsx';
import { LineActions } from './line-actions.tsx';
import { StepIcon } from './step-icon.tsx';

/** Shows our four steps along a line: the example, until visitors draw their own line or open a shared one. */
export function Approach() {
  const ownLine = useVisitorLine();
  const [sharedLine, setSharedLine] = useState<LineDurations>();
  useSharedLine(setSharedLine);
  const { owner, durations } = selectLine(sharedLine, ownLine);
  const line = computeTimeline(durations);
  // Set while a ring is dragged, so that the axis does not change under the pointer.
  const [fixedAxis, setFixedAxis] = useState<Axis>();
  const axis = fixedAxis ?? chooseAxis(line.total);
  const [isChanged, setIsChanged] = useState(false);
  const result = visitorLine.result(line);
  const details = visitorLine.details(line);
  const tag = visitorLine.tags[owner];
  const summary = owner === 'visitor' ? `${result} ${details}` : `${tag}. ${result} ${details}`;

  const change = (next: LineDurations) => {
    setIsChanged(true);
    // The hours are the example's again if a ring was dragged back, or if a touch became a scroll.
    const isExample = formatLine(next) === formatLine(visitorLine.example);
    setVisitorLine(isExample ? undefined : next);
  };
  const drawOwn = ({ currentTarget }: MouseEvent) => {
    const section = currentTarget.closest('section');
    flushSync(() => setSharedLine(undefined));
    section?.querySelector('input')?.focus();
  };

  return (
    <section
      className="approach on-tint wrap"
      id="approach"
      aria-labelledby="approach-title"
      data-owner={owner}
    >
      <p className="approach-title" id="approach-title">
        {approach.title}
      </p>
      <h2 className="headline">{owner === 'example' ? visitorLine.question : result}</h2>
      <div className="approach-owner">
        <p className="tag">{tag}</p>
        {owner === 'visitor' && (
          <LineActions
            // Resets the status of “Copy link” when the line changes.
            key={formatLine(durations)}
            durations={durations}
            onReset={() => change(visitorLine.example)}
          />
        )}
      </div>
      <p className="approach-details">
        {owner === 'example' && <b>{result}</b>} {details}{' '}
        {owner === 'visitor' && line.hasExampleValues && visitorLine.partlyExample}
      </p>
      <ApproachChart
        line={line}
        axis={axis}
        owner={owner}
        onChange={change}
        onDragChange={(isDragging) => setFixedAxis(isDragging ? axis : undefined)}
      />
      <Announcement>{(isChanged || sharedLine) && summary}</Announcement>
      <div className="approach-note">
        <p>
          <span aria-live="polite">{visitorLine.axis[axis.unit].note}</span> {visitorLine.approvals}{' '}
          {owner !== 'sender' && visitorLine.privacy}
        </p>
        {owner === 'sender' && (
          <button type="button" className="button" onClick={drawOwn}>
            {visitorLine.drawOwn}
          </button>
        )}
        {owner === 'visitor' && line.total > 0 && (
          <a
            className="button"
            href="#contact"
            onClick={() => beginMessage(visitorLine.message(line))}
          >
            {visitorLine.putInMessage}
          </a>
        )}
      </div>
      <p className="approach-headline">
        {approach.headline} <span>{approach.lead}</span>
      </p>
      <ol className="approach-steps">
        {Object.entries(approach.steps).map(([key, { name, text, outcome }]) => (
          <li key={key}>
            <StepIcon step={key as keyof typeof approach.steps} />
            <h3>{name}</h3>
            <p>{text}</p>
            <p>
              {approach.outcomeLabel} <b>{outcome}</b>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns the line to show, and who drew it. A shared line hides the visitor's own. */
function selectLine(sharedLine?: LineDurations, ownLine?: LineDurations) {
  if (sharedLine) return { owner: 'sender', durations: sharedLine } as const;
  if (ownLine) return { owner: 'visitor', durations: ownLine } as const;
  return { owner: 'example', durations: visitorLine.example } as const;
}

/** Opens the line of a copied link such as "/#line=2-6-24-4-20-6", and scrolls to the section. */
function useSharedLine(onOpen: (durations: LineDurations) => void) {
  useEffect(() => {
    const showLine = () => {
      const [, text] = window.location.hash.split('#line=');
      const durations = text && parseLine(text);
      if (!durations) return;
      onOpen(durations);
      window.location.replace(callsToAction.draw.href);
    };
    showLine();
    window.addEventListener('hashchange', showLine);
    return () => window.removeEventListener('hashchange', showLine);
  }, [onOpen]);
}

/** Announces its content once the content has stayed the same for 300 ms, because a drag passes through many values. */
function Announcement({ children }: { children: ReactNode }) {
  const [settled, setSettled] = useState(children);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(children), 300);
    return () => clearTimeout(timer);
  }, [children]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {settled}
    </p>
  );
}
