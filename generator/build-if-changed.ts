// Builds the site, unless the last build had the same sources and settings. Takes the build's argument.
import './exit-on-operator-error.ts';
import { parseEnv } from '#server/settings/env.ts';
import { builtFrom } from './output.ts';
import { sourceHash } from './sources.ts';

// Before the build: `npm start` reports a wrong setting at once.
parseEnv(process.env, 'server');

if (builtFrom(process.argv[2] ?? 'dist') !== sourceHash()) await import('./build.ts');
