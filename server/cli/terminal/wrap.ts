import { Help } from 'commander';

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>;

/** Wraps lines at the terminal's width, if the output is one. */
export function wrap(text: string, { isTTY, columns }: Output = process.stdout): string {
  return isTTY ? new Help().boxWrap(text, columns) : text;
}
