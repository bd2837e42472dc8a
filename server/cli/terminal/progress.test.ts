import { expect, test } from 'vitest';
import { createProgress, showing } from './progress.ts';

function fakeTerminal(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, columns: 100, written, write: (text: string) => written.push(text) > 0 };
}

test('a terminal gets a bar, which is gone in the end', () => {
  const terminal = fakeTerminal(true);
  const progress = createProgress('Importing', 200, terminal);
  for (let done = 1; done <= 200; done++) progress.show(done);
  progress.end();
  expect(terminal.written[0]).toBe(`\r\x1b[2KImporting  ${'░'.repeat(40)}    0 %`);
  expect(terminal.written.at(-2)).toBe(`\r\x1b[2KImporting  ${'█'.repeat(40)}  100 %`);
  expect(terminal.written.at(-1)).toBe('\r\x1b[2K');
});

test.each([
  [fakeTerminal(false), 200],
  [fakeTerminal(true), 0],
])('without a terminal, or anything to do, there is none', (terminal, total) => {
  const progress = createProgress('Importing', total, terminal);
  progress.show(100);
  progress.end();
  expect(terminal.written).toEqual([]);
});

test('it is gone after a failure, too', async () => {
  const terminal = fakeTerminal(true);
  async function* failing() {
    yield 1;
    throw new Error('broken');
  }
  const shown = showing(failing(), createProgress('Exporting', 3, terminal));
  await expect(Array.fromAsync(shown)).rejects.toThrow('broken');
  expect(terminal.written.at(-1)).toBe('\r\x1b[2K');
});
