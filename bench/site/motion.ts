/**
 * `npm run bench:motion`: what the home page costs while nobody touches it, on a desktop with a slow
 * processor. Lists the frames that took longer than a sixtieth of a second, and what took so long.
 * `--seconds 12`, `--dist` another build.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { open } from '../../e2e/support/open.ts';
import { chromiumLaunch, chromiumWhenNeeded } from '../../scripts/chromium.mjs';
import { buildWhenNeeded } from '../../scripts/fresh.mjs';
import { root } from '../../scripts/steps.mjs';
import { startServer } from '../../server/testing/server-process.ts';
import { median } from './quantities.ts';
import { slowProcessor } from './slow-load.ts';
import { table } from './table.ts';
import {
  beginOf,
  eventsOf,
  type Task,
  type TraceEvent,
  tasksOf,
  threadsCalled,
} from './trace-events.ts';
import { versions } from './versions.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '12' },
    dist: { type: 'string' },
  },
});
const seconds = Number(options.seconds);

/** Milliseconds of a frame at 60 a second, as the promise has it. */
const frameTime = 16;
/** What a compositor moves without asking the page's own thread. */
const composited = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity', 'filter']);
const categories = [
  '-*',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'cc',
  'viz',
  'benchmark',
];

type Frame = Pick<Task, 'start' | 'duration' | 'processor'>;

await chromiumWhenNeeded('browser');
if (!options.dist) await buildWhenNeeded();
const dataDir = mkdtempSync(join(tmpdir(), 'motion-bench-'));
const server = await startServer(options.dist ?? join(root, 'dist'), { DATA_DIR: dataDir });
const browser = await chromium.launch(chromiumLaunch('browser'));
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await slowProcessor(await page.context().newCDPSession(page));
  await open(page, server.url);
  await page.waitForLoadState('networkidle');
  const properties = await animatedProperties(page);
  await browser.startTracing(page, { categories });
  await page.waitForTimeout(seconds * 1000);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  writeReport(report(traceEvents, properties));
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true });
}

/** Names of the properties that run on and on, with the number of animations. */
async function animatedProperties(page: Page): Promise<Map<string, number>> {
  const names = await page.evaluate(() => {
    const notProperties = ['offset', 'computedOffset', 'easing', 'composite'];
    return document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((frames) => [...new Set(frames.flatMap(Object.keys))])
      .filter((name) => !notProperties.includes(name));
  });
  const groups = Map.groupBy(names, (name) => name);
  return new Map([...groups].map(([name, all]) => [name, all.length]));
}

function report(events: TraceEvent[], properties: Map<string, number>): string {
  const main = threadsCalled(events, 'CrRendererMain').flatMap((thread) => tasksOf(events, thread));
  const frames = framesDrawn(events);
  const late = main.filter(({ duration }) => duration > frameTime);
  const costly = main.filter(({ processor }) => processor > frameTime);
  const costlyFrames = frames.filter(({ processor }) => processor > frameTime);
  const moved = [...properties].map(
    ([name, count]) =>
      `${name} (${count}${composited.has(name) ? '' : ', which a compositor cannot do alone'})`,
  );
  return [
    `# The home page at rest, ${new Date().toISOString().slice(0, 10)}`,
    '',
    `1440 by 900, processor at a quarter, ${seconds} s. ${availableParallelism()} processors, ${cpus()[0]?.model.trim()}. ${versions()}.`,
    '',
    `Animated properties, with the number of animations: ${moved.join(', ') || 'none'}.`,
    '',
    "Main thread: the page itself, styles, layout and scripts. Compositor: the page's animations. Screen: what puts the layers together, in software here and on a graphics card at home, which Chromium does not slow down. By the clock, another process may have had the processor meanwhile.",
    '',
    ...table(
      ['thread', 'tasks', 'processor ms', 'clock ms', 'longest, processor ms', 'longest, clock ms'],
      [
        row('main thread', main),
        row(
          'main thread, frames only',
          main.filter(({ frame }) => frame),
        ),
        row(
          'compositor',
          threadsCalled(events, 'Compositor').flatMap((one) => tasksOf(events, one)),
        ),
        row('screen, frames', frames),
      ],
    ),
    '',
    `Frames on the screen: ${frames.length}, ${(frames.length / seconds).toFixed(1)} a second, each ${median(frames.map(({ processor }) => processor)).toFixed(1)} ms of the processor; over ${frameTime} ms of it: ${costlyFrames.length}${timesOf(costlyFrames)}.`,
    '',
    `## Tasks of the main thread over ${frameTime} ms`,
    '',
    `By the processor's time: ${costly.length}. By the clock: ${late.length}.`,
    '',
    ...late.map(describe),
    '',
  ].join('\n');
}

/** What is put onto the screen, by the thread that does it. */
function framesDrawn(events: TraceEvent[]): Frame[] {
  const begin = beginOf(events);
  return threadsCalled(events, 'VizCompositorThread')
    .flatMap((thread) => eventsOf(events, thread))
    .filter(({ name }) => name === 'Display::DrawAndSwap')
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      start: (ts - begin) / 1000,
      duration: dur / 1000,
      processor: tdur / 1000,
    }));
}

/** The seconds they fall into. */
function timesOf(frames: readonly Frame[]): string {
  const seconds = [...new Set(frames.map(({ start }) => Math.floor(start / 1000)))];
  return seconds.length > 0 ? `, in the seconds ${seconds.join(', ')}` : '';
}

function row(name: string, tasks: readonly Frame[]): string[] {
  const processor = tasks.map((task) => task.processor);
  const duration = tasks.map((task) => task.duration);
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
  const numbers = [
    sum(processor),
    sum(duration),
    Math.max(0, ...processor),
    Math.max(0, ...duration),
  ];
  return [name, String(tasks.length), ...numbers.map((number) => number.toFixed(1))];
}

function describe({ start, duration, processor, causes }: Task): string {
  const longest = causes
    .slice(0, 4)
    .map(([name, time]) => `${name} ${time.toFixed(1)}`)
    .join(', ');
  return `- at ${(start / 1000).toFixed(2)} s: ${duration.toFixed(1)} ms, ${processor.toFixed(1)} of the processor: ${longest}`;
}

function writeReport(text: string): void {
  console.log(text);
  const folder = join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `motion-${new Date().toISOString().slice(0, 10)}.md`), text);
}
