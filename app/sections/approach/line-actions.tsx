import { useState } from 'react';
import {
  type LineHours,
  lineText,
  putLineInMessage,
  setVisitorLine,
} from '#app/browser/visitor-line.ts';
import { ButtonLink } from '#app/ui/action-links.tsx';
import { visitorLine } from '#content/visitor-line.ts';

const { reset, copy, putInMessage } = visitorLine;

interface LineActionsProps {
  hours: LineHours;
  total: number;
}

export function LineActions({ hours, total }: LineActionsProps) {
  const [copied, setCopied] = useState<{ hours: LineHours; words: string }>();

  const copyLink = async () => {
    const hash = `#line=${lineText(hours)}`;
    try {
      await navigator.clipboard.writeText(`${window.location.origin}/${hash}`);
      setCopied({ hours, words: copy.copied });
    } catch {
      window.history.replaceState(window.history.state, '', hash);
      setCopied({ hours, words: copy.refused });
    }
  };

  return (
    <>
      {total > 0 && (
        <ButtonLink href="#contact" onClick={putLineInMessage}>
          {putInMessage}
        </ButtonLink>
      )}
      <p className="approach-links" data-only="screen">
        {total > 0 && (
          <span className="approach-copy">
            <button type="button" className="text-link" onClick={() => void copyLink()}>
              {copy.label}
            </button>
            <span aria-live="polite">{copied?.hours === hours && copied.words}</span>
          </span>
        )}
        <button type="button" className="text-link" onClick={() => setVisitorLine(undefined)}>
          {reset}
        </button>
      </p>
    </>
  );
}
