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

/** In memory too, for browsers that block storage. */
let line: KeptLine | undefined;
let isRead = false;
const listeners = new Set<() => void>();

/** The line that the visitor has drawn in this tab. Undefined until then, on the server and while hydrating. */
export function useVisitorLine(): KeptLine | undefined {
  return useSyncExternalStore(subscribe, readLine, () => undefined);
}

/** Keeps the line for this tab. Undefined removes it. */
export function setVisitorLine(hours: LineHours | undefined): void {
  keep(hours && { hours, isInMessage: readLine()?.isInMessage ?? false });
}

export const putLineInMessage = () => keepInMessage(true);
export const leaveLineOut = () => keepInMessage(false);

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

function keepInMessage(isInMessage: boolean): void {
  const kept = readLine();
  if (kept) keep({ ...kept, isInMessage });
}

function keep(next: KeptLine | undefined): void {
  line = next;
  storeText('line', line ? lineText(line.hours) + (line.isInMessage ? inMessage : '') : '');
  for (const listener of listeners) listener();
}

function readLine(): KeptLine | undefined {
  if (!isRead) {
    isRead = true;
    const text = readText('line');
    const hours = parseLine(text.replace(inMessage, ''));
    line = hours && { hours, isInMessage: text.endsWith(inMessage) };
  }
  return line;
}

function subscribe(listener: () => void): () => void {
  // A page from the back/forward cache has missed the changes of later pages.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    isRead = false;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('pageshow', onPageShow);
  };
}
