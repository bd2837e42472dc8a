import { Help } from 'commander';

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>;

/** Breaks lines between words where the output is a terminal that is narrower. */
export function wrap(text: string, { isTTY, columns }: Output = process.stdout): string {
  return isTTY ? new Help().boxWrap(text, columns) : text;
}
