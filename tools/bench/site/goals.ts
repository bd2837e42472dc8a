import type { Findings, PageFindings } from './measure.ts';
import { median } from './quantities.ts';

/** What the site promises, as medians. Ratios are to the floor page of the same run. */
const goals = {
  score: 100,
  fcpRatio: 1.15,
  lcpRatio: 1.4,
  tbt: 20,
  cls: 0,
  interaction: 100,
} as const;

const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

/** A line for each goal that was not reached. */
export function missedGoals({ floor, pages, interactions }: Findings): string[] {
  return [
    ...pages.flatMap((page) => missedByPage(page, floor)),
    ...interactions.flatMap(({ site, interaction, answers }) => {
      const time = median(answers.map(({ event, effect }) => Math.max(event, effect)));
      return time <= goals.interaction
        ? []
        : [`${site}, ${interaction}: ${time.toFixed(0)} ms, not ${goals.interaction}`];
    }),
  ];
}

function missedByPage(page: PageFindings, floor: PageFindings): string[] {
  return [...missedInLighthouse(page, floor), ...missedOnSlowNetwork(page)];
}

function missedOnSlowNetwork({ name, slow }: PageFindings): string[] {
  const shift = median(slow.map((run) => run.shift)).toFixed(3);
  return slow.length > 0 && Number(shift) > goals.cls
    ? [`${name}, CLS on a slow network: ${shift}, not ${goals.cls}`]
    : [];
}

function missedInLighthouse({ name, lighthouse }: PageFindings, floor: PageFindings): string[] {
  if (lighthouse.length === 0) return [];
  const of = (key: 'fcp' | 'lcp' | 'tbt' | 'cls' | (typeof scores)[number]) =>
    median(lighthouse.map((run) => run[key]));
  const ratio = (key: 'fcp' | 'lcp') => of(key) / median(floor.lighthouse.map((run) => run[key]));
  const limits = [
    ['FCP to floor', ratio('fcp'), goals.fcpRatio, 2],
    ['LCP to floor', ratio('lcp'), goals.lcpRatio, 2],
    ['TBT', of('tbt'), goals.tbt, 0],
    ['CLS', of('cls'), goals.cls, 3],
  ] as const;
  return [
    ...scores
      .filter((key) => of(key) < goals.score)
      .map((key) => `${name}, ${key}: ${of(key)}, not ${goals.score}`),
    ...limits
      .filter(([, found, limit, digits]) => Number(found.toFixed(digits)) > limit)
      .map(
        ([what, found, limit, digits]) =>
          `${name}, ${what}: ${found.toFixed(digits)}, not ${limit}`,
      ),
  ];
}
