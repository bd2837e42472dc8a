import { type MouseEvent, useState } from 'react';
import { formatLine, type LineDurations } from '#app/browser/line-durations.ts';
import { visitorLine } from '#content/visitor-line.ts';

const { reset, copy } = visitorLine;

interface LineActionsProps {
  durations: LineDurations;
  onReset: () => void;
}

/** Shows the buttons that copy a link to the visitor's line and that reset it to the example. */
export function LineActions({ durations, onReset }: LineActionsProps) {
  const [isCopied, setIsCopied] = useState(false);

  const copyLink = async () => {
    const link = `${window.location.origin}/#line=${formatLine(durations)}`;
    await navigator.clipboard.writeText(link);
    setIsCopied(true);
  };

  const resetLine = ({ currentTarget }: MouseEvent) => {
    // This button is about to unmount, so move focus to the first ring.
    currentTarget.closest('section')?.querySelector('input')?.focus();
    onReset();
  };

  return (
    <>
      <button
        type="button"
        className="text-link"
        aria-live="polite"
        onClick={() => void copyLink()}
      >
        {isCopied ? copy.copied : copy.label}
      </button>
      <button type="button" className="text-link" onClick={resetLine}>
        {reset}
      </button>
    </>
  );
}
