import './your-line.css';
import { beginMessage, useIsInMessage } from '#app/browser/begin-message.ts';
import { useVisitorLine } from '#app/browser/visitor-line.ts';
import { axisFor, computeTimeline, type Timeline } from '#app/drawings/visitor-line/geometry.ts';
import { VisitorLine } from '#app/drawings/visitor-line/visitor-line.tsx';
import { contactCopy } from '#content/contact.ts';
import { visitorLine } from '#content/visitor-line.ts';

/** The line that the visitor has drawn, with a button that adds its description to the message. */
export function YourLine() {
  const durations = useVisitorLine();
  const line = durations && computeTimeline(durations);
  return line && line.total > 0 ? <DrawnLine line={line} /> : null;
}

function DrawnLine({ line }: { line: Timeline }) {
  const { title, waiting, add, added } = contactCopy.line;
  const sentence = visitorLine.message(line);
  const isInMessage = useIsInMessage(sentence);

  const addToMessage = () => {
    beginMessage(sentence);
    document.getElementById('message')?.focus();
  };

  return (
    <div className="your-line" data-only="screen">
      <div className="your-line-drawing" dir="ltr" role="img" aria-label={sentence}>
        <VisitorLine line={line} axisHours={axisFor(line.total).hours} />
      </div>
      <div className="your-line-hours">
        <h3>{title}</h3>
        <p>
          <b>{visitorLine.onlyHours(line.total)}</b>
          <span>{waiting(line.totalWait)}</span>
        </p>
      </div>
      <div className="your-line-action">
        <p aria-live="polite">
          {isInMessage && (
            <>
              <svg viewBox="0 0 18 14" aria-hidden="true">
                <path d="M1 7l5 5L17 1" />
              </svg>
              <span>{added}</span>
            </>
          )}
        </p>
        {!isInMessage && (
          <button className="button" type="button" onClick={addToMessage}>
            {add}
          </button>
        )}
      </div>
    </div>
  );
}
