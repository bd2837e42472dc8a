import { type MouseEvent, useState } from 'react';
import { formatLine, type LineDurations } from '#app/browser/visitor-line.ts';
import { visitorLine } from '#content/visitor-line.ts';

const { reset, copy } = visitorLine;

interface LineActionsProps {
  durations: LineDurations;
  onReset: () => void;
}

export function LineActions({ durations, onReset }: LineActionsProps) {
  const [copyStatus, setCopyStatus] = useState('');

  const copyLink = async () => {
    const hash = `#line=${formatLine(durations)}`;
    try {
      await navigator.clipboard.writeText(`${window.location.origin}/${hash}`);
      setCopyStatus(copy.copied);
    } catch {
      window.history.replaceState(window.history.state, '', hash);
      setCopyStatus(copy.failed);
    }
  };

  const resetLine = ({ currentTarget }: MouseEvent) => {
    // This button is about to unmount, so move focus to the first ring.
    currentTarget.closest('section')?.querySelector('input')?.focus();
    onReset();
  };

  return (
    <>
      <button type="button" className="text-link" onClick={() => void copyLink()}>
        {copy.label}
      </button>
      <button type="button" className="text-link" onClick={resetLine}>
        {reset}
      </button>
      <span className="approach-copied" aria-live="polite">
        {copyStatus}
      </span>
    </>
  );
}
