import { useSyncExternalStore } from 'react';
import { stageKeys } from '#content/pipeline.ts';
import { workweekHours } from '#content/visitor-line.ts';
import { getItem, setItem } from './session-storage.ts';

/** A visitor's line in whole hours: the wait at each stage before production, and the hands-on time. */
export interface LineDurations {
  waits: readonly number[];
  handsOn: number;
}

/** The largest duration: ten weeks. */
export const maxHours = 10 * workweekHours;

/** A copy of the stored text, for browsers that block storage. Undefined until `readStored` first reads the text. */
let storedText: string | undefined;
const listeners = new Set<() => void>();

/** Returns the line that the visitor has drawn in this tab, or undefined if there is none or the page is hydrating. */
export function useVisitorLine(): LineDurations | undefined {
  return parseLine(useSyncExternalStore(subscribe, readStored, () => ''));
}

/** Stores the visitor's line for this tab's session, or removes the stored line if `durations` is undefined. */
export function setVisitorLine(durations: LineDurations | undefined): void {
  storedText = durations ? formatLine(durations) : '';
  setItem('line', storedText);
  for (const listener of listeners) listener();
}

/** Formats durations for storage and copied links, for example "2-6-24-4-20-6". The hands-on time comes last. */
export function formatLine({ waits, handsOn }: LineDurations): string {
  return [...waits, handsOn].join('-');
}

/** Returns undefined unless the text has a whole number up to `maxHours` for each wait and for the hands-on time. */
export function parseLine(text: string): LineDurations | undefined {
  const parts = text.split('-');
  // There is one number per stage. A change does not wait at the last stage, so the hands-on time takes its place.
  if (parts.length !== stageKeys.length) return undefined;
  if (!parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= maxHours)) return undefined;
  const hours = parts.map(Number);
  return { waits: hours.slice(0, -1), handsOn: hours.at(-1) ?? 0 };
}

function readStored(): string {
  storedText ??= getItem('line');
  return storedText;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
