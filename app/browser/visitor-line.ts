import { useSyncExternalStore } from 'react';
import { readText, storeText } from './session-text.ts';

/** A visitor's release in whole hours: the wait at each stage before production, and the hands-on time. */
export interface LineHours {
  waits: readonly number[];
  work: number;
}

interface KeptLine {
  hours: LineHours;
  /** The visitor has put it in their message. */
  isInMessage: boolean;
}

/** The largest figure: ten weeks of forty hours. */
export const maxHours = 400;

const inMessage = ' in message';

/** The stored text. In memory too, for browsers that block storage; undefined until it is read. */
let kept: string | undefined;
const listeners = new Set<() => void>();

/** The line that the visitor has drawn in this tab. Undefined until then, on the server and while hydrating. */
export function useVisitorLine(): KeptLine | undefined {
  return parseKept(useSyncExternalStore(subscribe, readKept, () => ''));
}

/** Keeps the line for this tab. Undefined removes it. */
export function setVisitorLine(hours: LineHours | undefined): void {
  keep(hours, parseKept(readKept())?.isInMessage);
}

export const putLineInMessage = () => keep(parseKept(readKept())?.hours, true);
export const leaveLineOut = () => keep(parseKept(readKept())?.hours, false);

/** Formats the hours for storage and copied links: "2-6-24-4-20-6", hands-on time last. */
export function lineText({ waits, work }: LineHours): string {
  return [...waits, work].join('-');
}

/** Returns undefined unless the text has six whole numbers within the bound. */
export function parseLine(text: string): LineHours | undefined {
  if (!/^\d{1,3}(-\d{1,3}){5}$/.test(text)) return undefined;
  const figures = text.split('-').map(Number);
  if (figures.some((hours) => hours > maxHours)) return undefined;
  return { waits: figures.slice(0, -1), work: figures.at(-1) ?? 0 };
}

function keep(hours: LineHours | undefined, isInMessage = false): void {
  kept = hours ? lineText(hours) + (isInMessage ? inMessage : '') : '';
  storeText('line', kept);
  for (const listener of listeners) listener();
}

function readKept(): string {
  kept ??= readText('line');
  return kept;
}

function parseKept(text: string): KeptLine | undefined {
  const hours = parseLine(text.replace(inMessage, ''));
  return hours && { hours, isInMessage: text.endsWith(inMessage) };
}

function subscribe(listener: () => void): () => void {
  // A page from the back/forward cache has missed the changes of later pages.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    kept = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('pageshow', onPageShow);
  };
}
