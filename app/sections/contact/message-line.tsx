import './message-line.css';
import { percent } from '#app/drawings/path.ts';
import { axisFor, type MeasuredLine, pushRow } from '#app/drawings/visitor-line/geometry.ts';
import { LineAxis } from '#app/drawings/visitor-line/line-axis.tsx';
import { VisitorLine } from '#app/drawings/visitor-line/visitor-line.tsx';
import { contactWords } from '#content/contact.ts';
import { visitorLine } from '#content/visitor-line.ts';
import type { ContactFormState } from './use-contact-form.ts';

const { line: words } = contactWords;

/** The least share of the width with room for a label. */
const room = 0.18;

type MessageLineProps = Pick<ContactFormState, 'state'> & ContactFormState['messageLine'];

/** The visitor's line beside the form, once it is in the message, and what became of it. */
export function MessageLine({ line, state, leftOut, sent, leaveOut, putBack }: MessageLineProps) {
  if (!line && !leftOut) return null;
  const title = sent ? words.sent : words.title;

  return (
    <div className="message-line" data-only="screen">
      <div className="message-line-head">
        {/* The toast says that a message was sent. */}
        <div aria-live={sent ? 'off' : 'polite'}>
          {line && <h3>{title}</h3>}
          {leftOut && <p>{words.leftOut[leftOut]}</p>}
        </div>
        {!sent && (
          <p className="message-line-actions">
            {line && (
              <a className="text-link" href={words.change.href}>
                {words.change.label}
              </a>
            )}
            {/* One element, which keeps the focus. */}
            <button
              className="text-link"
              type="button"
              disabled={state === 'sending'}
              onClick={line ? leaveOut : putBack}
            >
              {line ? words.leaveOut : words.putBack}
            </button>
          </p>
        )}
      </div>
      {line && <Chart line={line} />}
    </div>
  );
}

function Chart({ line }: { line: MeasuredLine }) {
  const { stops, total, work } = line;
  const axis = axisFor(total);
  const across = (hour: number) => percent(hour / axis.hours);
  const arrives = Math.min(total, axis.hours);
  const totalIsRight = arrives < axis.hours / 2;

  return (
    <div className="message-line-chart" dir="ltr" role="img" aria-label={visitorLine.message(line)}>
      {stops.toReversed().map(({ stage }) => (
        <div key={stage} className="message-line-row">
          {stage}
        </div>
      ))}
      <div className="message-line-box">
        <VisitorLine line={line} axisHours={axis.hours} />
        <svg className="message-line-words" textAnchor="middle" aria-hidden="true">
          {stops
            .filter(({ wait, leaves }) => wait / axis.hours >= room && leaves <= axis.hours)
            .map(({ stage, y, wait, arrives }) => (
              <text key={stage} x={across(arrives + wait / 2)} y={percent(y / pushRow)} dy="20">
                {visitorLine.onlyHours(wait)}
              </text>
            ))}
          {arrives - work >= 2 * room * axis.hours && (
            <text textAnchor="start" x={across(work)} dx="13" dy="-9">
              {visitorLine.onlyHours(work)}
            </text>
          )}
          <text
            textAnchor={totalIsRight ? 'start' : 'end'}
            x={across(arrives)}
            dx={totalIsRight ? 16 : -16}
            dy="-9"
          >
            {visitorLine.onlyHours(total)}
          </text>
        </svg>
        <LineAxis axis={axis} />
      </div>
    </div>
  );
}
