import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { shortOrLong } from '#tests/support/length.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { sqliteIn } from './harness/database.ts';
import { eventually } from './harness/eventually.ts';
import type { Trouble } from './harness/fake-smtp-server.ts';
import { randomBelow } from './harness/random.ts';
import { openScene, type Scene } from './harness/scenario.ts';

const messages = shortOrLong(40, 2000);

function openQuietScene(): Promise<Scene> {
  return openScene({ database: sqliteIn(makeTempFolder()), visitors: 4 });
}

async function untilWritten(scene: Scene, more: number): Promise<void> {
  const enough = scene.visitors.acknowledged.size + more;
  await eventually(() => scene.visitors.acknowledged.size >= enough);
}

/** Every message gets through, and no visitor has had another answer than 201. */
async function endWithAllAnswered(scene: Scene, title: string): Promise<void> {
  await scene.end(title);
  expect([...scene.visitors.refusals]).toEqual([]);
}

describe('whatever the mail server does, visitors are answered and their messages get through', () => {
  test.each<[Trouble, number]>([
    ['slow', 100],
    ['refuse', 10],
    ['cut off after the answer', 30],
    ['cut off before the answer', 30],
  ])('it does this: %s, in percent: %i', async (trouble, percent) => {
    const scene = await openQuietScene();
    scene.office.trouble = () => (randomBelow(100) < percent ? trouble : 'none');
    await untilWritten(scene, messages);
    await endWithAllAnswered(scene, `mail server: ${trouble}, ${percent} %`);
    expect(scene.office.made.get(trouble)).toBeGreaterThan(0);
  });

  test('it is away for seconds, again and again', async () => {
    const scene = await openQuietScene();
    for (let outage = 0; outage < shortOrLong(2, 10); outage += 1) {
      await untilWritten(scene, messages / 10);
      await scene.office.close();
      await sleep(500 + randomBelow(shortOrLong(500, 6000)));
      await scene.office.open();
    }
    await endWithAllAnswered(scene, 'mail server: away');
  });

  test('it takes twelve seconds for a mail, and gets each once', async () => {
    const scene = await openQuietScene();
    scene.office.trouble = () => 'very slow';
    await untilWritten(scene, shortOrLong(1, 4));
    await scene.visitors.finish();
    await eventually(() => scene.office.accepted.length > shortOrLong(0, 4));
    scene.office.trouble = () => 'none';
    await endWithAllAnswered(scene, 'mail server: twelve seconds');
    expect(scene.office.accepted).toHaveLength(scene.visitors.acknowledged.size);
  });

  test('it is a tarpit', async () => {
    const scene = await openQuietScene();
    const { office } = scene;
    const held = () => office.made.get('tarpit') ?? 0;
    office.trouble = () => 'tarpit';
    await eventually(() => held() > 0);
    // All of these while the only sender there is waits in it.
    await untilWritten(scene, messages);
    await scene.visitors.finish();
    // The sender gives up after ten minutes by itself; the short form does not wait for that.
    await eventually(() => held() > shortOrLong(0, 1));
    office.trouble = () => 'none';
    await office.close();
    await office.open();
    await endWithAllAnswered(scene, 'mail server: a tarpit');
  });
});
