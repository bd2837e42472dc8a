import type { Locator } from '@playwright/test';
import { holdStill } from './support/hold-still.ts';
import { open } from './support/open.ts';
import { pictureOf, readyForPictures } from './support/picture.ts';
import {
  digestOf,
  digestOfDrawing,
  readNotes,
  recordedWith,
  takeNote,
  wordsWereEdited,
} from './support/recorded.ts';
import { expect, test } from './support/test.ts';

/** What must not slip unseen, each a part of a page in a window of this size. */
const compositions = [
  { name: 'hero', path: '/', part: '#hero', width: 1440, height: 900 },
  { name: 'hero', path: '/', part: '#hero', width: 390, height: 844 },
  { name: 'services', path: '/', part: '#services', width: 1280, height: 800 },
  { name: 'solutions', path: '/', part: '#solutions', width: 1280, height: 800 },
  { name: 'contact', path: '/', part: '#contact', width: 1280, height: 800 },
  { name: 'contact', path: '/', part: '#contact', width: 390, height: 844 },
  { name: 'footer', path: '/', part: 'footer', width: 1280, height: 800 },
  { name: 'workflow', path: '/product', part: '#workflow', width: 1280, height: 800 },
] as const;

/** The same machine draws the same to the last pixel; this is less than any eye would notice. */
const tolerance = { threshold: 0.02, maxDiffPixels: 10 };

const howToRecord = 'npm run baselines';
let drawing: string;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async ({ browser }) => {
  drawing = await digestOfDrawing(browser);
});

for (const { name, path, part, width, height } of compositions) {
  test(`${name}, ${width} pixels wide, looks as recorded`, async ({ page, browser }, testInfo) => {
    const { folder, notes, recording } = recordedWith(browser, testInfo);
    const file = `${name}-${width}.png`;
    const known = recording ? undefined : readNotes(notes);
    test.skip(!recording && !known, `No picture was recorded with ${folder}: ${howToRecord}`);
    test.skip(
      known !== undefined && known.drawing !== drawing,
      `This machine draws letters otherwise than that of the pictures: ${howToRecord}`,
    );

    await page.setViewportSize({ width, height });
    await readyForPictures(page);
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    await holdStill(page);

    const composition = page.locator(part);
    const words = digestOf((await composition.textContent()) ?? '');
    if (recording) takeNote(notes, drawing, file, words);
    test.skip(
      known !== undefined && wordsWereEdited(known, file, words),
      `Its words were edited after its picture was recorded: ${howToRecord}`,
    );
    const picture = await pictureOf(page, await areaOf(composition));
    expect(picture, `If it is meant to look like this: ${howToRecord}`).toMatchSnapshot(
      [folder, file],
      tolerance,
    );
  });
}

function areaOf(part: Locator) {
  return part.evaluate((found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });
}
