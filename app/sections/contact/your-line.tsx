import './your-line.css';
import { beginMessage, useIsInMessage } from '#app/browser/begin-message.ts';
import { useVisitorLine } from '#app/browser/line-durations.ts';
import { chooseAxis, computeTimeline } from '#app/drawings/visitor-line/geometry.ts';
import { VisitorLine } from '#app/drawings/visitor-line/visitor-line.tsx';
import { contactCopy } from '#content/contact.ts';
import { visitorLine } from '#content/visitor-line.ts';

const { title, waiting, addLabel, addedLabel } = contactCopy.line;

/** Shows the line that the visitor has drawn, with a button that adds the line's description to the message. */
export function YourLine() {
  const durations = useVisitorLine();
  const line = durations && computeTimeline(durations);
  const sentence = line ? visitorLine.message(line) : '';
  const isInMessage = useIsInMessage(sentence);
  if (!line?.total) return null;

  const addToMessage = () => {
    beginMessage(sentence);
    document.getElementById('message')?.focus();
  };

  return (
    <div className="your-line" data-only="screen">
      <div
        className="visitor-line-rows your-line-drawing"
        dir="ltr"
        role="img"
        aria-label={sentence}
      >
        <VisitorLine line={line} axisHours={chooseAxis(line.total).hours} />
      </div>
      <div className="your-line-hours">
        <h3>{title}</h3>
        <p>
          <b>{visitorLine.hours(line.total)}</b>
          <span>{waiting(line.totalWait)}</span>
        </p>
      </div>
      <p className="your-line-action" aria-live="polite">
        {isInMessage ? (
          <>
            <svg viewBox="0 0 18 14" width="18" aria-hidden="true">
              <path stroke="var(--wheat)" strokeWidth="3" d="M1 7l5 5L17 1" />
            </svg>
            <span>{addedLabel}</span>
          </>
        ) : (
          <button className="button" type="button" onClick={addToMessage}>
            {addLabel}
          </button>
        )}
      </p>
    </div>
  );
}
