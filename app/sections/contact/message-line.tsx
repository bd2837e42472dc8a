import './message-line.css';
import { percent } from '#app/drawings/path.ts';
import type { MeasuredLine } from '#app/drawings/visitor-line/geometry.ts';
import { VisitorLine } from '#app/drawings/visitor-line/visitor-line.tsx';
import { contactWords } from '#content/contact.ts';
import { visitorLine } from '#content/visitor-line.ts';
import type { ContactFormState } from './use-contact-form.ts';

const { line: words } = contactWords;

const day = 8;
const week = 5 * day;
/** Longer lines are shown in weeks. */
const longestInDays = 10 * day;
/** The most numbers below the axis. */
const mostLabels = 10;
/** Where the line arrives, as a share of the width. */
const arrival = 0.93;
/** The least share of the width with room for a label. */
const room = 0.15;

type MessageLineProps = Pick<ContactFormState, 'state'> & ContactFormState['messageLine'];

/** The visitor's line beside the form, once it is in the message, and what became of it. */
export function MessageLine({ line, state, leftOut, sent, leaveOut, putBack }: MessageLineProps) {
  if (!line && !leftOut) return null;
  const title = sent ? words.sent : words.title;

  return (
    <div className="message-line" data-only="screen">
      <div className="message-line-head">
        {line && <h3>{title}</h3>}
        <p aria-live="polite">{leftOut && words.leftOut[leftOut]}</p>
        {!sent && (
          <p className="message-line-actions">
            {line && <a href={words.change.href}>{words.change.label}</a>}
            {/* One element, which keeps the focus. */}
            <button
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
  const { stops, total, work, waiting } = line;
  const axisHours = Math.max(total, 1) / arrival;
  const across = (hour: number) => percent(hour / axisHours);
  const rowHeight = (y: number) => percent(y / (stops.length - 1));

  return (
    <div className="message-line-chart" dir="ltr" role="img" aria-label={visitorLine.message(line)}>
      {stops.toReversed().map(({ stage }) => (
        <div key={stage} className="message-line-row">
          {stage}
        </div>
      ))}
      <div className="message-line-box">
        <VisitorLine line={line} axisHours={axisHours} />
        <svg className="message-line-words" aria-hidden="true">
          {stops.map(
            ({ stage, y, wait, arrives }) =>
              wait / axisHours >= room && (
                <text key={stage} x={across(arrives + wait / 2)} y={rowHeight(y)} dy="20">
                  {words.hours(wait)}
                </text>
              ),
          )}
          {work > 0 && waiting / total > 0.6 && (
            <text className="message-line-floor" x={across(work)} dx="13" dy="-9">
              {words.hours(work)}
              <tspan>{` ${words.floor}`}</tspan>
            </text>
          )}
          <text className="message-line-total" x={across(total)} dx="-16" dy="-9">
            {words.hours(total)}
          </text>
        </svg>
        <Axis hours={axisHours} unit={total > longestInDays ? week : day} />
      </div>
    </div>
  );
}

function Axis({ hours, unit }: { hours: number; unit: number }) {
  const count = Math.floor(hours / unit) + 1;
  const step = Math.ceil(count / mostLabels);
  const name = unit === day ? words.day : words.week;
  const ticks = Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);

  return (
    <svg className="message-line-axis" aria-hidden="true">
      {ticks.map((at) => {
        const start = at * unit;
        const middle = Math.min((at + 0.5) * unit, (start + hours) / 2);
        return (
          <g key={at}>
            <line x1={percent(start / hours)} x2={percent(start / hours)} y1="0" y2="7" />
            <text x={percent(middle / hours)} y="28">
              {at === 0 && <tspan>{`${name} `}</tspan>}
              {at + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
