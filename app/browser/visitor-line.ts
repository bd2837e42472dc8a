import { useSyncExternalStore } from 'react';
import { stageKeys } from '#content/pipeline.ts';
import { readText, storeText } from './session-text.ts';

/** A visitor's release in whole hours: the wait at each stage before production, and the hands-on time. */
export interface LineHours {
  waits: readonly number[];
  work: number;
}

/** The largest figure: ten weeks of forty hours. */
export const maxHours = 400;

/** In-memory copy of the stored text, for browsers that block storage. Undefined until it is first read. */
let stored: string | undefined;
const listeners = new Set<() => void>();

/** Returns the line that the visitor has drawn in this tab; undefined until then, and while hydrating. */
export function useVisitorLine(): LineHours | undefined {
  return parseLine(useSyncExternalStore(subscribe, readStored, () => ''));
}

/** Stores the line for this tab. Undefined removes it. */
export function setVisitorLine(hours: LineHours | undefined): void {
  stored = hours ? lineText(hours) : '';
  storeText('line', stored);
  for (const listener of listeners) listener();
}

/** Formats the hours for storage and copied links: "2-6-24-4-20-6", hands-on time last. */
export function lineText({ waits, work }: LineHours): string {
  return [...waits, work].join('-');
}

/** Returns undefined unless the text has a whole number within the bound for each wait and for the work. */
export function parseLine(text: string): LineHours | undefined {
  const figures = text.split('-');
  // Nothing waits at the last stage, and the work comes instead.
  if (figures.length !== stageKeys.length) return undefined;
  if (!figures.every((figure) => /^\d{1,3}$/.test(figure) && Number(figure) <= maxHours))
    return undefined;
  const hours = figures.map(Number);
  return { waits: hours.slice(0, -1), work: hours.at(-1) ?? 0 };
}

function readStored(): string {
  stored ??= readText('line');
  return stored;
}

function subscribe(listener: () => void): () => void {
  // A page from the back/forward cache has missed the changes of later pages.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    stored = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('pageshow', onPageShow);
  };
}
