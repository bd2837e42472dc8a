import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../../tests/support/server/server-process.ts';
import { writeFloor } from './floor.ts';

/** One page that is measured. */
export interface Subject {
  name: string;
  url: string;
}

export interface Subjects {
  floor: Subject;
  /** The site's own first, then those that were asked for by address. */
  pages: readonly Subject[];
  /** Whose controls are tried. */
  sites: readonly Subject[];
  stop(): Promise<void>;
}

const ownPages = { '/': '/', '/about': '/about', '/careers': '/careers', '/product': '/product' };
const missing = { '404': '/no-such-page' };

/**
 * Serves a build and the floor page, each by a server of its own.
 *
 * @param only paths; all of the site's pages if there are none
 * @param others `name=address`
 */
export async function startSubjects(
  dist: string,
  only: readonly string[],
  others: readonly string[],
): Promise<Subjects> {
  const asked = others.map(parseOther);
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const floorDist = join(folder, 'floor');
  writeFloor(floorDist);
  const site = await startServer(dist, {
    DATA_DIR: join(folder, 'site-data'),
    MESSAGES_PER_ADDRESS: '0',
  });
  const floor = await startServer(floorDist, { DATA_DIR: join(folder, 'floor-data') });

  const own = Object.entries({ ...ownPages, ...missing })
    .filter(([name]) => only.length === 0 || only.includes(name))
    .map(([name, path]) => ({ name, url: new URL(path, site.url).href }));
  return {
    floor: { name: 'floor', url: new URL('/', floor.url).href },
    pages: [...own, ...asked],
    sites: [{ name: 'this site', url: site.url }, ...asked],
    async stop() {
      await Promise.all([site.stop(), floor.stop()]);
      rmSync(folder, { recursive: true });
    },
  };
}

function parseOther(text: string): Subject {
  const [, name, address] = /^([^=]+)=(https?:\/\/.+)$/.exec(text) ?? [];
  if (!name || !address) throw new Error(`Not of the form name=http://…: ${text}`);
  return { name, url: new URL(address).href };
}
