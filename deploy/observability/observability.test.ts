import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { defaultAnonKey, paths } from '#contract/paths.ts';
import { makeFixtureSite, makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { type Scrape, scrape } from '#tests/support/server/scrape.ts';
import { type ServerProcess, startServer } from '#tests/support/server/server-process.ts';
import { findProgram } from '#tools/programs.ts';
import { root } from '#tools/steps.mjs';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

interface Panel {
  title: string;
  targets: { expr: string }[];
}

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const alerts = parse(read('prometheus-rule.yaml')).spec as { groups: { rules: Rule[] }[] };
const rules = alerts.groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('dashboard.json'));
const panels = dashboard.panels as Panel[];
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr]),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
  ...dashboard.annotations.list.map(({ name, expr }: Record<string, string>) => [name, expr]),
] as [string, string][];

let server: ServerProcess;
let metrics: Scrape;
let metricsUrl: string;

beforeAll(async () => {
  const environment = { DATA_DIR: makeTempFolder(), METRICS_PORT: '0' };
  server = await startServer(makeFixtureSite(), environment);
  // One of each method, and an error that a server is only asked for.
  await fetch(server.url);
  await fetch(`${server.url}${paths.contacts}`, {
    method: 'POST',
    headers: { apikey: defaultAnonKey },
    body: '{}',
  });
  metricsUrl = String(server.log().find(({ event }) => event === 'metrics_listening')?.['url']);
  metrics = await scrape(metricsUrl);
});
afterAll(() => server.stop('SIGKILL'));

/** The metrics that an expression asks for, each with the values it wants its labels to have. */
function selectors(expr: string) {
  return [...expr.matchAll(/([a-zA-Z_:][\w:]*)\s*\{([^}]*)\}/g)].map(
    ([, name = '', inside = '']) => ({
      name,
      labels: [...inside.matchAll(/(\w+)\s*(=|!=)\s*"([^"]*)"/g)].map(
        ([, label = '', operator, value]) => ({
          label,
          value: operator === '=' ? value : undefined,
        }),
      ),
    }),
  );
}

/** Added by Prometheus itself. */
const labelsOfPrometheus = new Set(['job', 'instance']);
/** No server has them until something goes wrong. */
const rareValues = new Set(['5xx']);

/** What a selector asks for and no server tells. */
function findProblems({ name, labels }: ReturnType<typeof selectors>[number]): string[] {
  if (name === 'up') return [];
  const samples = metrics.samples.filter((sample) => sample.name === name);
  if (samples.length === 0) return [`there is no ${name}`];
  return labels
    .filter(({ label }) => !labelsOfPrometheus.has(label))
    .flatMap(({ label, value }) => {
      const told = samples.map((sample) => sample.labels[label]);
      if (told.includes(undefined)) return [`${name} has no ${label}`];
      const never = value && !rareValues.has(value) && !told.includes(value);
      return never ? [`${name} has no ${label} ${value}`] : [];
    });
}

describe.each(expressions)('%s', (_, expr) => {
  test('asks for what a server tells', () => {
    const asked = selectors(expr);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.flatMap(findProblems)).toEqual([]);
    const jobs = asked.map(({ labels }) => labels.find(({ label }) => label === 'job')?.value);
    expect(new Set(jobs)).toEqual(new Set(['website']));
  });

  test('groups by labels that there are', () => {
    const labels = new Set(metrics.samples.flatMap((sample) => Object.keys(sample.labels)));
    for (const [, list = ''] of expr.matchAll(/\bby \(([^)]*)\)/g)) {
      for (const label of list.split(',')) expect(labels).toContain(label.trim());
    }
  });
});

test('every metric of ours is on the dashboard or in an alert', () => {
  const ours = [...metrics.types.keys()].filter((name) => name.startsWith('website_'));
  const asked = new Set(expressions.flatMap(([, expr]) => selectors(expr).map(({ name }) => name)));
  const unasked = ours.filter(
    (name) => !['', '_bucket', '_count', '_sum'].some((suffix) => asked.has(name + suffix)),
  );
  expect(unasked).toEqual([]);
});

describe('the alerts', () => {
  const document = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const explained = [...document.matchAll(/^#+ (Website\w+)$/gm)].map(([, name]) => name);

  test.each(rules)('$alert is explained where it says', ({ alert, annotations, labels }) => {
    expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    expect(explained).toContain(alert);
    expect(['critical', 'warning']).toContain(labels.severity);
  });

  test('that the document explains are those there are', () => {
    expect(explained.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  });

  const program = findProgram('promtool');

  test.skipIf(!program)('are rules that go off when they should (needs promtool)', () => {
    const folder = makeTempFolder();
    writeFileSync(join(folder, 'alerts.yaml'), stringify(alerts));
    cpSync(join(import.meta.dirname, 'alerts.test.yaml'), join(folder, 'alerts.test.yaml'));
    for (const args of [
      ['check', 'rules', 'alerts.yaml'],
      ['test', 'rules', 'alerts.test.yaml'],
    ]) {
      const options = { cwd: folder, encoding: 'utf8' } as const;
      const { status, stdout, stderr } = spawnSync(program ?? '', args, options);
      expect(`${stdout}${stderr}`).toContain('SUCCESS');
      expect(status).toBe(0);
    }
    const tested = read('alerts.test.yaml');
    expect(rules.filter(({ alert }) => !tested.includes(alert))).toEqual([]);
  });

  test.skipIf(!program)('and Prometheus reads what the server tells (needs promtool)', async () => {
    const input = await (await fetch(metricsUrl)).text();
    const { stderr } = spawnSync(program ?? '', ['check', 'metrics'], { input, encoding: 'utf8' });
    // It has opinions on names, also on those of Node's own metrics. None may be of ours.
    expect(stderr).not.toMatch(/website_|error while linting/);
  });
});

describe('the dashboard', () => {
  test('names no data source of anybody’s', () => {
    const sources = read('dashboard.json').match(/"uid": "[^"]*"/g) ?? [];
    expect(new Set(sources)).toEqual(new Set(['"uid": "website"', '"uid": "${datasource}"']));
  });
});
