import { type MouseEvent, useState } from 'react';
import { beginMessage } from '#app/browser/begin-message.ts';
import { type LineDurations, lineText } from '#app/browser/visitor-line.ts';
import { computeTimeline } from '#app/drawings/visitor-line/geometry.ts';
import { visitorLine } from '#content/visitor-line.ts';

const { reset, copy, putInMessage } = visitorLine;

interface LineActionsProps {
  durations: LineDurations;
  total: number;
  onReset: () => void;
}

export function LineActions({ durations, total, onReset }: LineActionsProps) {
  const [copied, setCopied] = useState<{ line: string; text: string }>();
  const line = lineText(durations);

  const copyLink = async () => {
    // Cleared first, so that screen readers announce every click.
    setCopied(undefined);
    const hash = `#line=${line}`;
    try {
      await navigator.clipboard.writeText(`${window.location.origin}/${hash}`);
      setCopied({ line, text: copy.copied });
    } catch {
      window.history.replaceState(window.history.state, '', hash);
      setCopied({ line, text: copy.failed });
    }
  };

  const resetLine = ({ currentTarget }: MouseEvent) => {
    // This button is about to unmount, so move focus to the first ring.
    currentTarget.closest('section')?.querySelector('input')?.focus();
    onReset();
  };

  return (
    <>
      {total > 0 && (
        <a
          className="button"
          href="#contact"
          onClick={() => beginMessage(visitorLine.message(computeTimeline(durations)))}
        >
          {putInMessage}
        </a>
      )}
      <p className="approach-links">
        {total > 0 && (
          <button type="button" className="text-link" onClick={() => void copyLink()}>
            {copy.label}
          </button>
        )}
        <button type="button" className="text-link" onClick={resetLine}>
          {reset}
        </button>
        <span className="approach-copied" aria-live="polite">
          {copied?.line === line && copied.text}
        </span>
      </p>
    </>
  );
}
