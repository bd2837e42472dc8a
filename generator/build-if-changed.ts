// Builds the site, unless the last build had the same sources and settings. Accepts the same argument as build.ts.
import './exit-on-operator-error.ts';
import { parseEnv } from '#server/settings/env.ts';
import { readSourceHash } from './output.ts';
import { sourceHash } from './sources.ts';

// Parses the settings before the build, so that `npm start` reports an invalid setting immediately.
parseEnv(process.env, 'server');

if (readSourceHash(process.argv[2] ?? 'dist') !== sourceHash()) await import('./build.ts');
