import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser, TestInfo } from '@playwright/test';
import { pictureOf } from './picture.ts';

/** What is known of recorded pictures besides what they show. */
interface Notes {
  /** Digest of a picture that has nothing of the site but its typeface. */
  drawing?: string;
  /** Digest of everything in content/. */
  content?: string;
  /** Digest of the words in each picture, by its file. */
  words: Record<string, string>;
}

const font = new URL(
  '../../node_modules/@fontsource-variable/radio-canada-big/files/radio-canada-big-latin-wght-normal.woff2',
  import.meta.url,
);

const contentFolder = new URL('../../content/', import.meta.url);

/** Where pictures of this build of Chromium on this platform are, and whether to record them now. */
export function recordedWith(browser: Browser, testInfo: TestInfo) {
  testInfo.snapshotSuffix = '';
  const build = browser.version().split('.').slice(0, 3).join('.');
  const folder = `chromium-${build}-${process.platform}-${process.arch}`;
  return {
    folder,
    notes: testInfo.snapshotPath(folder, 'notes.json'),
    recording: ['all', 'changed'].includes(testInfo.config.updateSnapshots),
  };
}

/** Undefined where nothing has been recorded. */
export function readNotes(path: string): Notes | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

export function takeNote(path: string, drawing: string, file: string, words: string): void {
  const others = readNotes(path)?.words;
  const notes = { drawing, content: digestOfContent(), words: { ...others, [file]: words } };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(notes, null, 2)}\n`);
}

/** Two machines with the same Chromium may still draw letters and slopes differently; this tells. */
export async function digestOfDrawing(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 400, height: 120 } });
  await page.setContent(`<style>
    @font-face { font-family: test; font-weight: 400 700; src: url(data:font/woff2;base64,${readFileSync(font, 'base64')}) }
    body { margin: 10px; background: #ffc825; color: #12180f; font: 450 17.5px/1.5 test }
    b { font-weight: 650; letter-spacing: -0.025em }
  </style>
  Hamburgefonstiv 0123456789 <b>Hamburgefonstiv 0123456789</b>
  <svg width="300" height="40"><path d="M0 40 L90 3 H200 L300 20" fill="none" stroke="#00573a" stroke-width="1.5"/></svg>`);
  await page.evaluate(() => document.fonts.ready);
  const digest = digestOf(await pictureOf(page));
  await page.close();
  return digest;
}

/** Code that loses words is no reason to look away; an editor who changed them is. */
export function wordsWereEdited(notes: Notes, file: string, words: string): boolean {
  return notes.content !== digestOfContent() && notes.words[file] !== words;
}

function digestOfContent(): string {
  const files = readdirSync(contentFolder).toSorted();
  return digestOf(files.map((file) => readFileSync(new URL(file, contentFolder), 'utf8')).join());
}

export function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
