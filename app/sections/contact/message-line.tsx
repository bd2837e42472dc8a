import './message-line.css';
import { type RefObject, useEffect, useState } from 'react';
import { type Point, polyline } from '#app/drawings/path.ts';
import { messageColumns } from '#shared/message.ts';
import { type Board, type MessageRoute, messageRoute } from './message-route.ts';
import type { Stage } from './use-contact-form.ts';

/** The least distance between a station and the words before it (px). */
const clearance = 10;

interface MessageLineProps {
  /** The words that the line climbs beside. They say everything that it shows. */
  list: RefObject<HTMLOListElement | null>;
  stage: Stage;
}

/** Draws the message as a release, climbing beside the words that describe its way. */
export function MessageLine({ list, stage }: MessageLineProps) {
  const board = useBoard(list);
  if (!board) return null;
  const route = messageRoute(board, messageColumns.length);
  const { toStored, onwards, stations, stopped } = route;
  const [, stored] = stations;
  const [x, y] = stopped;
  const drawn = lengthAt(stage, route);
  const isUnderWay = stage !== 'stored' && stage !== 'failed';
  const hasRoom = stations.every(([at], index) => (board.words[index] ?? 0) + clearance < at);
  if (!hasRoom) return null;

  return (
    <svg
      className="message-line"
      data-only="screen"
      aria-hidden="true"
      data-stage={stage}
      data-mirrored={board.mirrored}
    >
      {/* The whole route shows from the start. What the page cannot confirm stays dashed. */}
      <path strokeWidth="2" opacity="0.5" d={polyline(toStored)} />
      <path
        strokeWidth="2"
        strokeDasharray="4 5"
        opacity={stage === 'stored' ? 1 : 0.5}
        d={polyline(onwards)}
      />
      <path strokeWidth="6" strokeDasharray={`${drawn} 9999`} d={polyline(toStored)} />
      <path strokeWidth="15" strokeLinecap="round" d={dots(stations)} />
      <path stroke="var(--ink)" strokeWidth="10" strokeLinecap="round" d={dots(stations)} />
      <path
        stroke="var(--paper)"
        strokeWidth="13"
        strokeLinecap="round"
        strokeDasharray="0 9999"
        strokeDashoffset={-drawn}
        opacity={isUnderWay ? 1 : 0}
        d={polyline(toStored)}
      />
      {stage === 'failed' && (
        <>
          <path stroke="var(--paper)" strokeWidth="22" strokeLinecap="round" d={dots([stopped])} />
          <path stroke="var(--ink)" strokeWidth="2.5" d={`M${x - 4} ${y - 4}l8 8m-8 0l8-8`} />
          <path
            stroke="var(--paper)"
            strokeWidth="2.5"
            d={`M${x + 15} ${y}q14 0 14 13m-5-5l5 5l5-5`}
          />
        </>
      )}
      {stage === 'stored' && (
        // The message waits here to be sent on. A white ring separates pine from ink.
        <g className="message-kept">
          <path strokeWidth="6" d={polyline(onwards.slice(0, 2))} />
          <path stroke="var(--paper)" strokeWidth="24" strokeLinecap="round" d={dots([stored])} />
          <path stroke="var(--pine)" strokeWidth="20" strokeLinecap="round" d={dots([stored])} />
          <path stroke="var(--paper)" strokeWidth="2.5" d={check(stored, board.mirrored)} />
        </g>
      )}
    </svg>
  );
}

interface MeasuredBoard extends Board {
  /** The width of each row's words. */
  words: number[];
  /** The page reads from right to left. */
  mirrored: boolean;
}

/** Measures the words again whenever they are resized. */
function useBoard(list: RefObject<HTMLOListElement | null>): MeasuredBoard | undefined {
  const [board, setBoard] = useState<MeasuredBoard>();

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setBoard(measure(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);

  return board;
}

function measure(list: HTMLElement): MeasuredBoard {
  const items = [...list.children] as HTMLElement[];
  const mirrored = getComputedStyle(list).direction === 'rtl';
  return {
    width: list.clientWidth,
    rows: items.map((item) => item.offsetTop + item.offsetHeight - list.offsetTop - 0.5),
    foot: list.clientHeight,
    words: items.map((item) => lengthOf(item, mirrored)),
    mirrored,
  };
}

function lengthOf(item: HTMLElement, mirrored: boolean): number {
  const range = document.createRange();
  range.selectNodeContents(item);
  const words = range.getBoundingClientRect();
  const row = item.getBoundingClientRect();
  return mirrored ? row.right - words.left : words.right - row.left;
}

function lengthAt(stage: Stage, { lengths: { written, stopped, stored } }: MessageRoute): number {
  if (typeof stage === 'number') return written[stage] ?? 0;
  return stage === 'stored' ? stored : stopped;
}

/** Never mirrored. */
function check([x, y]: Point, mirrored: boolean): string {
  const across = mirrored ? -1 : 1;
  return `M${x - 4.2 * across} ${y + 0.2}l${3 * across} 3.3l${5.6 * across}-6.6`;
}

/** Zero-length lines, which round caps turn into dots. */
function dots(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${x} ${y}h0`).join('');
}
