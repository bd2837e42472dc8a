import { countDue, countWaiting, type FaultDatabase, letTimePass } from './database.ts';
import { eventually } from './eventually.ts';
import type { ServerProcesses } from './processes.ts';

/**
 * Lets hours go by until every mail is through: stops the servers, ends the leases of the
 * dead and the rests between attempts, and starts again. Leaves no server running.
 */
export async function deliverRemaining(
  processes: ServerProcesses,
  database: FaultDatabase,
): Promise<void> {
  for (;;) {
    await eventually(async () => (await countDue(database)) === 0);
    await processes.stop();
    if ((await countWaiting(database)) === 0) return;
    await letTimePass(database);
    await processes.start();
  }
}
