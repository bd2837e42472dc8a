import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '#contract/paths.ts';
import { freePort } from '#server/testing/postgres.ts';
import { processorSeconds } from '../processor-time.ts';

export interface OurServer {
  url: string;
  pid: number;
  /** From spawning the process to the first answer that all is well. */
  startMs: number;
  /** The processor time that took, which a busy machine does not stretch as much. */
  startCpuMs: number;
  stop(): Promise<void>;
}

/** Starts the built server as a container does, with nothing set but where and what to log. */
export async function startOurServer(root: string): Promise<OurServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'website-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=2', '--no-concurrent-recompilation', 'dist/server/main.js'],
    {
      cwd: root,
      env: { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  await untilHealthy(url, child);
  const startMs = performance.now() - started;
  const startCpuMs = processorSeconds(child.pid ?? 0) * 1000;
  return {
    url,
    pid: child.pid ?? 0,
    startMs,
    startCpuMs,
    async stop() {
      child.kill();
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  while ((await statusOf(`${url}${paths.health}`)) !== 200) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
  }
}

/** 0 while nobody listens. */
function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).on('error', () => setTimeout(() => resolve(0), 1));
  });
}
