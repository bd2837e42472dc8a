// Builds the site, unless the last build had the same sources and settings. Takes the build's options.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseEnv } from '#server/settings/env.ts';
import { exitOnMistake } from './exit-on-mistake.ts';
import { sourceHash } from './sources.ts';

// Before the build: `npm start` reports a wrong setting at once.
await exitOnMistake(() => parseEnv(process.env, 'server'));

const { out } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } }).values;
const record = `${out}/build.json`;
const built = existsSync(record) && JSON.parse(readFileSync(record, 'utf8')).sources;
if (built !== sourceHash()) await import('./build.ts');
