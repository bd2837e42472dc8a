/** `npm run bench:server`: what a page and a file cost, beside nginx serving the same files. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startStaticHost } from '../../deploy/testing/static-hosts.ts';
import { writeStaticHeaders } from '../../scripts/static-headers.ts';
import { root } from '../../scripts/steps.mjs';
import { childrenCalled, processorSeconds } from '../processor-time.ts';
import { residentMegabytes } from './memory.ts';
import { startOurServer } from './our-server.ts';
import { type Measured, writeReport } from './report.ts';
import { runWrk } from './wrk.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    starts: { type: 'string', default: '10' },
  },
});
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);
const usualConnections = 16;
const crowds = [1, 10, 100, 1000];
const requestsForMemory = 100_000;

for (const tool of ['nginx', 'wrk']) {
  if (spawnSync(tool, ['-v']).error)
    throw new Error(`${tool} is not installed. On Debian: apt-get install ${tool}`);
}

const loadBefore = loadavg()[0] ?? 0;
const scratch = mkdtempSync(join(tmpdir(), 'website-bench-'));
const dist = copyWithHeaders();
const pages = ['/', entryScript()];

const startsMs: number[] = [];
const startsCpuMs: number[] = [];
for (let round = 0; round < Number(options.starts); round += 1) {
  const server = await startOurServer(root);
  startsMs.push(server.startMs);
  startsCpuMs.push(server.startCpuMs);
  await server.stop();
}

const nginx = await startStaticHost('nginx', dist, join(scratch, 'nginx'));
const ours = await startOurServer(root);
const contenders = [
  { name: 'nginx, one worker', url: nginx.url, pid: childrenCalled('nginx')[0] ?? 0 },
  { name: 'this server', url: ours.url, pid: ours.pid },
];
const measured: Measured[] = [];
const memory = { idle: residentMegabytes(ours.pid), loaded: 0, requests: 0 };

try {
  await measureMemory();
  for (let round = 0; round <= rounds; round += 1) {
    for (const page of pages) await measureAll(page, usualConnections, round);
  }
  for (const connections of crowds) {
    for (let round = 1; round <= 3; round += 1) await measureAll('/', connections, round);
  }
  writeReport({
    measured,
    startsMs,
    startsCpuMs,
    memory,
    pages,
    crowds,
    usualConnections,
    rounds,
    seconds,
    loadBefore,
  });
} finally {
  await Promise.all([nginx.stop(), ours.stop()]);
  rmSync(scratch, { recursive: true });
}

/** Before anything else has grown the process. */
async function measureMemory(): Promise<void> {
  for (let turn = 0; memory.requests < requestsForMemory; turn += 1) {
    const url = `${ours.url}${pages[turn % pages.length]}`;
    memory.requests += (await runWrk({ url, connections: usualConnections, seconds: 2 })).requests;
    memory.loaded = Math.max(memory.loaded, residentMegabytes(ours.pid));
  }
}

/** One after the other, each first in turn; the round of number 0 warms up. */
async function measureAll(page: string, connections: number, round: number): Promise<void> {
  for (const { name, url, pid } of round % 2 ? contenders : contenders.toReversed()) {
    const before = processorSeconds(pid);
    const result = await runWrk({ url: `${url}${page}`, connections, seconds });
    const cpuUs = ((processorSeconds(pid) - before) / result.requests) * 1e6;
    const one = { ...result, name, page, connections, cpuUs, megabytes: residentMegabytes(pid) };
    if (round > 0) measured.push(one);
    console.log(
      `${page} x ${connections}, ${name}: ${Math.round(one.perSecond)} a second, ${cpuUs.toFixed(1)} us`,
    );
  }
}

/** nginx is told the headers by files of the build that only a static host needs. */
function copyWithHeaders(): string {
  const copy = join(scratch, 'dist');
  cpSync(join(root, 'dist'), copy, { recursive: true });
  const { siteUrl } = JSON.parse(readFileSync(join(copy, 'build.json'), 'utf8'));
  writeStaticHeaders(copy, siteUrl);
  return copy;
}

function entryScript(): string {
  const scripts = readdirSync(join(dist, 'client/assets')).filter((name) =>
    /^entry-client-.*\.js$/.test(name),
  );
  return `/assets/${scripts[0]}`;
}
