import { type LogLine, type LowestLevel, log, sendLogTo } from './log.ts';
import { logEvents } from './log-events.ts';

/** How much to buffer while nobody reads stdout (bytes). Further lines are dropped. */
const maxWaitingBytes = 256 * 1024;

/** Sends the log to stdout, as JSON lines or, on a terminal, as text. Also logs published events. */
export function startLogging(level: LowestLevel): void {
  sendLogTo(stdoutWriter(), level);
  logEvents();
}

/**
 * A full disk, or a pipe that is closed or unread, costs lines, which are counted, and nothing else. With pino's
 * destination the process would never exit on either.
 */
function stdoutWriter(): (line: LogLine) => void {
  const { stdout } = process;
  let dropped = 0;
  // An error without a listener would end the process. The callback below counts it.
  stdout.on('error', () => {});
  return (line) => {
    if (stdout.writableLength > maxWaitingBytes) {
      dropped += 1;
      return;
    }
    const text = stdout.isTTY ? forTerminal(line) : JSON.stringify(line);
    stdout.write(`${text}\n`, (error) => {
      if (error) dropped += 1;
      else if (dropped > 0) {
        const lines = dropped;
        dropped = 0;
        log('warn', 'log_lines_dropped', { lines });
      }
    });
  };
}

/** Formats a line for a person at a terminal. */
export function forTerminal(line: LogLine): string {
  const { level, time, event, requestId: _, ...fields } = line;
  const severity = level === 'info' || level === 'debug' ? '' : `${level.toUpperCase()} `;
  const details = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`);
  return [time.slice(11, 19), `${severity}${event}`, ...details].join(' ');
}
