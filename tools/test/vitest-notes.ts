import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '#tools/steps.mjs';
import { writeNotes } from './notes.ts';

export default class VitestNotes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const broken = modules.filter((module) => module.errors().length > 0);
    const nameOf = (module: TestModule, test = '') =>
      [relative(root, module.moduleId), test].filter(Boolean).join(' > ');
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    writeNotes({
      passed: inState('passed').length,
      skipped: inState('skipped').length,
      failed: [
        ...broken.map((module) => nameOf(module)),
        ...inState('failed').map((test) => nameOf(test.module, test.fullName)),
      ],
      flaky: tests
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => nameOf(test.module, test.fullName)),
    });
  }
}
