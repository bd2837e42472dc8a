import { useSyncExternalStore } from 'react';
import { stageKeys } from '#content/pipeline.ts';
import { getItem, setItem } from './session-storage.ts';

/** A visitor's release, in whole hours: the wait at each stage before production, and the hands-on time. */
export interface LineDurations {
  waits: readonly number[];
  work: number;
}

/** The largest duration: ten weeks of forty hours. */
export const maxHours = 400;

/** A copy of the stored text, for browsers that block storage. Undefined until the text is first read. */
let storedText: string | undefined;
const listeners = new Set<() => void>();

/** Returns the line that the visitor has drawn in this tab. Undefined until then, and while hydrating. */
export function useVisitorLine(): LineDurations | undefined {
  return parseLine(useSyncExternalStore(subscribe, readStored, () => ''));
}

/** Stores the line for this tab. Undefined removes it. */
export function setVisitorLine(durations: LineDurations | undefined): void {
  storedText = durations ? formatLine(durations) : '';
  setItem('line', storedText);
  for (const listener of listeners) listener();
}

/** Formats the durations for storage and copied links: "2-6-24-4-20-6", hands-on time last. */
export function formatLine({ waits, work }: LineDurations): string {
  return [...waits, work].join('-');
}

/** Returns undefined unless the text has a whole number up to `maxHours` for each wait and for the work. */
export function parseLine(text: string): LineDurations | undefined {
  const parts = text.split('-');
  // There is one number per stage. Nothing waits at the last stage, so the hands-on time takes its place.
  if (parts.length !== stageKeys.length) return undefined;
  if (!parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= maxHours)) return undefined;
  const hours = parts.map(Number);
  return { waits: hours.slice(0, -1), work: hours.at(-1) ?? 0 };
}

function readStored(): string {
  storedText ??= getItem('line');
  return storedText;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
