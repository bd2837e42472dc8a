import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../../tools/chromium.mjs';
import { type Answer, interactions, tryOut } from './interactions.ts';
import { type LighthouseRun, runLighthouse } from './lighthouse.ts';
import { type PageBytes, weighPage } from './page-bytes.ts';
import { loadSlowly, type SlowLoad } from './slow-load.ts';
import type { Subject, Subjects } from './subjects.ts';

/** What was measured of a page: once its bytes, the rest once a round. */
export interface PageFindings {
  name: string;
  bytes: PageBytes;
  lighthouse: LighthouseRun[];
  slow: SlowLoad[];
}

interface InteractionFindings {
  site: string;
  interaction: string;
  answers: Answer[];
}

export interface Findings {
  floor: PageFindings;
  pages: PageFindings[];
  interactions: InteractionFindings[];
}

export const parts = ['lighthouse', 'loading', 'interactions'] as const;
export type Part = (typeof parts)[number];

/** All of it, in rounds, so that what else the machine does meets every page alike. */
export async function measure(
  { floor, pages, sites }: Subjects,
  wanted: readonly Part[],
  rounds: number,
): Promise<Findings> {
  const subjects = [floor, ...pages];
  const found: PageFindings[] = [];
  const tried = sites.flatMap(({ name, url }) =>
    interactions.map((interaction) => ({
      url,
      interaction,
      found: { site: name, interaction: interaction.name, answers: [] as Answer[] },
    })),
  );

  for (const { name, url } of subjects) {
    const bytes = await inBrowser((browser) => weighPage(browser, url));
    found.push({ name, bytes, lighthouse: [], slow: [] });
  }
  // The first run of each kind is slower than those that follow.
  if (wanted.includes('lighthouse')) await runLighthouse(floor.url);
  if (wanted.includes('loading')) await slowLoad(floor);

  for (let round = 1; round <= rounds; round += 1) {
    for (const [at, subject] of inTurn(subjects, round)) {
      const page = found[at];
      if (wanted.includes('lighthouse')) page?.lighthouse.push(await runLighthouse(subject.url));
      if (wanted.includes('loading')) page?.slow.push(await slowLoad(subject));
      console.log(`round ${round}: ${subject.name}`);
    }
    if (!wanted.includes('interactions')) continue;
    for (const [, { url, interaction, found }] of inTurn(tried, round)) {
      const answer = await inBrowser((browser) => tryOut(browser, url, interaction));
      if (answer) found.answers.push(answer);
    }
    console.log(`round ${round}: interactions`);
  }

  const [floorFindings, ...others] = found;
  if (!floorFindings) throw new Error('There is no floor.');
  return {
    floor: floorFindings,
    pages: others,
    interactions: tried.map(({ found }) => found).filter(({ answers }) => answers.length > 0),
  };

  function slowLoad({ name, url }: Subject): Promise<SlowLoad> {
    return inBrowser((browser) => loadSlowly(browser, url, name !== floor.name));
  }
}

/** Each is first in some round. */
function inTurn<T>(all: readonly T[], round: number): [number, T][] {
  const entries = [...all.entries()];
  const shift = round % entries.length;
  return [...entries.slice(shift), ...entries.slice(0, shift)];
}

/** One that has seen nothing before. */
async function inBrowser<T>(
  work: (browser: Awaited<ReturnType<typeof chromium.launch>>) => Promise<T>,
) {
  const browser = await chromium.launch(chromiumLaunch('browser'));
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
