/** As Chromium writes them; times in microseconds. */
export interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the processor, where the thread's clock was read. */
  tdur?: number;
  id?: string;
  args: Record<string, unknown>;
}

export interface Task {
  /** Milliseconds since the trace's beginning. */
  start: number;
  /** By the clock, and of the processor. Both in milliseconds. */
  duration: number;
  processor: number;
  /** By what was done, the longest first: milliseconds by the clock without what it called. */
  causes: [string, number][];
  /** Whether a frame was made in it. */
  frame: boolean;
}

export interface Thread {
  name: string;
  pid: number;
  tid: number;
}

/** Parts of the machinery that contain the work and are none. */
const wrappers = new Set(['RunTask', 'ThreadControllerImpl::RunTask', 'ThreadPool_RunTask']);

/** What a main thread does for a frame. */
const frameWork = new Set(['UpdateLayoutTree', 'PrePaint', 'Paint', 'Layerize', 'Commit']);

export function threadsCalled(events: readonly TraceEvent[], name: string): Thread[] {
  return events
    .filter((event) => event.name === 'thread_name' && event.args['name'] === name)
    .map(({ pid, tid }) => ({ name, pid, tid }));
}

/** What one thread did, task by task. */
export function tasksOf(events: readonly TraceEvent[], thread: Thread): Task[] {
  const begin = beginOf(events);
  const own = eventsOf(events, thread).toSorted(
    (a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0),
  );
  const tasks: Task[] = [];
  let at = 0;
  while (at < own.length) {
    const task = own[at];
    at += 1;
    if (!task || task.name !== 'RunTask') continue;
    const end = task.ts + (task.dur ?? 0);
    const inside: TraceEvent[] = [];
    for (let next = own[at]; next && next.ts < end; next = own[at]) {
      inside.push(next);
      at += 1;
    }
    tasks.push({
      start: (task.ts - begin) / 1000,
      duration: (task.dur ?? 0) / 1000,
      processor: (task.tdur ?? 0) / 1000,
      causes: causesOf(inside),
      frame: inside.some(({ name }) => frameWork.has(name)),
    });
  }
  return tasks;
}

/** Events of a thread that last. */
export function eventsOf(events: readonly TraceEvent[], { pid, tid }: Thread): TraceEvent[] {
  return events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X');
}

/** When the trace began. */
export function beginOf(events: readonly TraceEvent[]): number {
  return events.reduce((least, { ts }) => (ts > 0 ? Math.min(least, ts) : least), Infinity);
}

/** Each event's time without that of the events in it, by name. */
function causesOf(events: readonly TraceEvent[]): [string, number][] {
  const times = new Map<string, number>();
  const open: TraceEvent[] = [];
  for (const event of events) {
    while (open.length > 0 && endOf(open.at(-1)) <= event.ts) open.pop();
    const around = open.at(-1);
    if (around) add(times, around.name, -(event.dur ?? 0));
    add(times, event.name, event.dur ?? 0);
    open.push(event);
  }
  return [...times]
    .filter(([name]) => !wrappers.has(name))
    .map(([name, time]): [string, number] => [name, time / 1000])
    .toSorted(([, a], [, b]) => b - a);
}

function endOf(event: TraceEvent | undefined): number {
  return event ? event.ts + (event.dur ?? 0) : 0;
}

function add(times: Map<string, number>, name: string, time: number): void {
  times.set(name, (times.get(name) ?? 0) + time);
}
