import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { writeNotes } from './notes.ts';

export default class PlaywrightNotes implements Reporter {
  #all: Suite | undefined;

  onBegin(_: FullConfig, all: Suite): void {
    this.#all = all;
  }

  onEnd(): void {
    const tests = this.#all?.allTests() ?? [];
    const names = (outcome: string) =>
      tests
        .filter((test) => test.outcome() === outcome)
        .map((test) => test.titlePath().filter(Boolean).join(' > '));
    writeNotes({
      passed: names('expected').length + names('flaky').length,
      skipped: names('skipped').length,
      failed: names('unexpected'),
      flaky: names('flaky'),
    });
  }
}
