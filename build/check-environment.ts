// Says in one line what is wrong with the environment, before anything is built for it.
import { parseEnv } from '#server/settings/env.ts';
import { EnvError } from '#server/settings/kinds.ts';
import { parseBuildEnvironment } from './build-environment.ts';

try {
  parseEnv(process.env);
  parseBuildEnvironment(process.env);
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
