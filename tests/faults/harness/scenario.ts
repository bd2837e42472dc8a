import { afterEach } from 'vitest';
import { makeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { type FaultDatabase } from './database.ts';
import { deliverTheRest } from './deliver-the-rest.ts';
import { openPostOffice, type PostOffice } from './fake-smtp-server.ts';
import { judge } from './invariants.ts';
import { type Fleet, type FleetParts, startFleet } from './processes.ts';
import { startVisitors, type Visitors } from './visitors.ts';

/** Everything a fault test needs: servers on one database, people who write to them, a mail server. */
export interface Scene {
  office: PostOffice;
  fleet: Fleet;
  visitors: Visitors;
  /** Waits until everything is answered and mailed, and stops the servers. */
  deliver(): Promise<void>;
  /** Delivers, and says what became of it all. */
  end(title: string): Promise<void>;
}

interface SceneOptions extends Pick<FleetParts, 'environment'> {
  database: FaultDatabase;
  servers?: number;
  visitors?: number;
}

const dist = makeFixtureSite();
const open: { fleet?: Fleet; visitors?: Visitors; office: PostOffice }[] = [];

afterEach(async () => {
  for (const { fleet, visitors, office } of open.splice(0)) {
    visitors?.leave();
    await fleet?.abandon();
    await office.close();
  }
});

export async function openScene(options: SceneOptions): Promise<Scene> {
  const { database, servers = 1, visitors: count = 16, environment = {} } = options;
  const office = await openPostOffice();
  const parts: (typeof open)[number] = { office };
  open.push(parts);
  const fleet = await startFleet({ dist, size: servers, database, office, environment });
  parts.fleet = fleet;
  const visitors = startVisitors({ count, urls: fleet.urls });
  parts.visitors = visitors;

  async function deliver(): Promise<void> {
    await visitors.finish();
    await deliverTheRest(fleet, database);
  }

  return {
    office,
    fleet,
    visitors,
    deliver,
    async end(title) {
      await deliver();
      await judge(title, { visitors, database, office, fleet });
    },
  };
}
