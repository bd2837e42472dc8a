// Finds a PostgreSQL for the tests, or installs it.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages, installsFromDebian } from './debian.mjs';

const debian = '/usr/lib/postgresql';

/** The folder of `initdb` and `postgres`; undefined where there is none. */
export function postgresFolder() {
  const installed = existsSync(debian)
    ? readdirSync(debian)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : [];
  const places = [...(process.env['PATH'] ?? '').split(delimiter), ...installed];
  return places.find((place) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(place, program))),
  );
}

export async function postgresWhenNeeded() {
  if (postgresFolder()) return;
  if (installsFromDebian && (await installPackages('PostgreSQL', ['postgresql']))) return;
  console.error('The tests need PostgreSQL 14 or newer: install it so that initdb is on the PATH.');
  process.exit(1);
}
