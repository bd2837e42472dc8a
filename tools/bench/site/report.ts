import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { missedGoals } from './goals.ts';
import type { Findings, PageFindings } from './measure.ts';
import { median, seconds, span, whole } from './quantities.ts';
import { table } from './table.ts';
import { versions } from './versions.ts';

const folder = join(import.meta.dirname, '../results');

/** Prints the tables; keeps them under today's date if they are of everything. */
export function writeReport(findings: Findings, rounds: number, keep: boolean): void {
  const date = new Date().toISOString().slice(0, 10);
  const pages = [findings.floor, ...findings.pages];
  const missed = missedGoals(findings);
  const sections = [
    ['Bytes of the first view', bytesTable(pages)],
    ['Lighthouse, mobile', lighthouseTable(findings)],
    ['What Lighthouse takes points for', failures(pages)],
    ['On a slow network with a slow processor', slowTable(findings)],
    ['Interactions with a slow processor', interactionsTable(findings)],
    ['Goals that were missed', missed.length > 0 ? missed.map((line) => `- ${line}`) : ['None.']],
  ] as const;
  const text = [
    `# The site's speed, ${date}`,
    '',
    `Medians of ${rounds} interleaved rounds, each load in a new browser; in brackets the least and the most. The floor is a page of a heading and its styles, sent by the same server. ${availableParallelism()} processors, ${cpus()[0]?.model.trim()}. ${versions()}.`,
    ...sections.flatMap(([title, lines]) =>
      lines.length > 0 ? ['', `## ${title}`, '', ...lines] : [],
    ),
    '',
  ].join('\n');
  console.log(`\n${text}`);
  if (!keep) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `site-${date}.md`), text);
}

function bytesTable(pages: readonly PageFindings[]): string[] {
  const kinds = ['HTML', 'CSS', 'scripts', 'fonts', 'pictures', 'other'] as const;
  const rows = pages.map(({ name, bytes: { bytes, requests } }) => {
    const numbers = kinds.map((kind) => bytes[kind]);
    const all = numbers.reduce((sum, number) => sum + number, 0);
    return [name, ...numbers, all, requests].map((cell) => cell.toLocaleString('en-CA'));
  });
  return [
    'Before anybody touches or scrolls, on a phone. Texts as brotli makes them at its best; HTML with the styles in it.',
    '',
    ...table(['page', ...kinds, 'everything', 'requests'], rows),
  ];
}

function lighthouseTable({ floor, pages }: Findings): string[] {
  if (floor.lighthouse.length === 0) return [];
  const rows = [floor, ...pages].map(({ name, lighthouse }) => {
    const all = (key: Exclude<keyof (typeof lighthouse)[number], 'failures'>) =>
      lighthouse.map((run) => run[key]);
    const time = (key: 'fcp' | 'lcp' | 'speedIndex') => [
      `${seconds(median(all(key)))} (${span(all(key), seconds)})`,
      (median(all(key)) / median(floor.lighthouse.map((run) => run[key]))).toFixed(2),
    ];
    return [
      name,
      ...(['performance', 'accessibility', 'bestPractices', 'seo'] as const).map((key) =>
        whole(median(all(key))),
      ),
      ...time('fcp'),
      ...time('lcp'),
      `${whole(median(all('tbt')))} (${span(all('tbt'), whole)})`,
      String(Number(median(all('cls')).toFixed(3))),
      ...time('speedIndex'),
    ];
  });
  const head = [
    'page',
    'Perf.',
    'Access.',
    'Best',
    'SEO',
    'FCP s',
    'to floor',
    'LCP s',
    'to floor',
  ];
  return table([...head, 'TBT ms', 'CLS', 'Speed Index s', 'to floor'], rows);
}

/** Each with the number of rounds that it was found in. */
function failures(pages: readonly PageFindings[]): string[] {
  return pages.flatMap(({ name, lighthouse }) => {
    const found = Map.groupBy(
      lighthouse.flatMap((run) => run.failures),
      (failure) => failure,
    );
    if (found.size === 0) return [];
    const list = [...found].map(([failure, times]) => `${failure} (${times.length})`);
    return [`- ${name}: ${list.join(', ')}`];
  });
}

function slowTable({ floor, pages }: Findings): string[] {
  if (floor.slow.length === 0) return [];
  const rows = [floor, ...pages].map(({ name, slow }) => {
    const time = (key: 'fcp' | 'lcp' | 'hydrated') => {
      const all = slow.map((run) => run[key]).filter((one) => one !== undefined);
      return all.length > 0 ? `${seconds(median(all))} (${span(all, seconds)})` : '';
    };
    const shift = median(slow.map((run) => run.shift));
    return [name, time('fcp'), time('lcp'), String(Number(shift.toFixed(3))), time('hydrated')];
  });
  return [
    '1.6 Mbps, 150 ms, processor at a quarter; as the browser saw it, nothing simulated afterwards. The font comes after the first paint here. Hydrated: React has taken over the HTML.',
    '',
    ...table(['page', 'FCP s', 'LCP s', 'CLS', 'hydrated s'], rows),
  ];
}

function interactionsTable({ interactions }: Findings): string[] {
  const rows = interactions.map(({ site, interaction, answers }) => {
    const events = answers.map(({ event }) => event);
    const effects = answers.map(({ effect }) => effect);
    const cell = (all: number[]) => `${whole(median(all))} (${span(all, whole)})`;
    return [`${interaction}, ${site}`, cell(events), cell(effects)];
  });
  if (rows.length === 0) return [];
  return [
    'Processor at a quarter, each the first on its page. Event: the longest of the events up to the next frame on screen (Event Timing; 16 stands for less). Drawn: from the touch until its effect was painted. Pages are pointed at for half a second before the click.',
    '',
    ...table(['interaction', 'event ms', 'drawn ms'], rows),
  ];
}
