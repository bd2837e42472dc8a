import { SingleBar } from 'cli-progress';

/** A bar for long work on the terminal that reads the errors, and nothing where there is none. */
export function startBar(label: string, total: number): SingleBar {
  const bar = new SingleBar({
    format: `${label}  {bar}  {percentage} %`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    clearOnComplete: true,
    // Turned off, it would stay off after Ctrl-C.
    linewrap: true,
  });
  bar.start(total, 0);
  return bar;
}
