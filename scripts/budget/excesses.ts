import type { Limits } from './limits.ts';
import type { PageWeight, WeighedFile } from './page-weight.ts';

const kinds = {
  document: ['document', 'styles'],
  scripts: ['script'],
  fonts: ['font'],
  total: ['document', 'styles', 'later styles', 'script', 'font', 'picture'],
} as const satisfies Record<Exclude<keyof Limits, 'requests'>, readonly WeighedFile['kind'][]>;

const names = {
  document: 'HTML with CSS',
  scripts: 'scripts',
  fonts: 'fonts',
  total: 'everything',
} as const;

export function sumsOf({ files }: PageWeight): Limits {
  const sum = (measure: keyof typeof kinds) =>
    filesOf(files, measure).reduce((bytes, file) => bytes + file.bytes, 0);
  return {
    document: sum('document'),
    scripts: sum('scripts'),
    fonts: sum('fonts'),
    total: sum('total'),
    requests: files.length,
  };
}

/** What a page has too much of, one line each, with the files that make it up. */
export function excesses(page: string, weight: PageWeight, limits: Limits): string[] {
  const sums = sumsOf(weight);
  const measures = Object.keys(kinds) as (keyof typeof kinds)[];
  const tooHeavy = measures
    .filter((measure) => sums[measure] > limits[measure])
    .map((measure) => {
      const over = sums[measure] - limits[measure];
      const parts = filesOf(weight.files, measure).map(
        ({ address, bytes }) => `${address} ${number(bytes)}`,
      );
      return `${page}: ${names[measure]} ${number(sums[measure])} bytes, ${number(over)} over ${number(limits[measure])} (${parts.join(', ')})`;
    });
  const tooMany =
    sums.requests > limits.requests
      ? [
          `${page}: ${sums.requests} requests, ${sums.requests - limits.requests} over ${limits.requests}`,
        ]
      : [];
  const foreign = weight.foreign.map((address) => `${page}: fetches from another site: ${address}`);
  return [...tooHeavy, ...tooMany, ...foreign];
}

function filesOf(files: readonly WeighedFile[], measure: keyof typeof kinds): WeighedFile[] {
  const wanted: readonly WeighedFile['kind'][] = kinds[measure];
  return files.filter(({ kind }) => wanted.includes(kind)).toSorted((a, b) => b.bytes - a.bytes);
}

export function number(value: number): string {
  return value.toLocaleString('en-CA');
}
