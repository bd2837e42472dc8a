import { releaseGraph } from '#content/pipeline.ts';

/** Beside each line of the key: a release, a wait, a climb. */
const keySymbols = ['M2 18h6l9-16h9', 'M2 10h24', 'M9 18l9-16'] as const;

/** The caption that teaches reading the graph. */
export function ReleaseGraphKey() {
  return (
    <figcaption className="graph-key">
      {releaseGraph.key.map((line, index) => (
        <span key={line}>
          <svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true">
            <path d={keySymbols[index]} />
          </svg>
          {line}
        </span>
      ))}
    </figcaption>
  );
}
