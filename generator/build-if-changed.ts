// Builds the site, unless the last build had the same sources and settings. Takes the build's argument.
import './exit-on-operator-error.ts';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from '#server/settings/env.ts';
import { sourceHash } from './sources.ts';

// Before the build: `npm start` reports a wrong setting at once.
parseEnv(process.env, 'server');

const record = `${process.argv[2] ?? 'dist'}/build.json`;
const built = existsSync(record) && JSON.parse(readFileSync(record, 'utf8')).sources;
if (built !== sourceHash()) await import('./build.ts');
