import { configureLog, type LogLine, log, type MinimumLevel } from './log.ts';
import { subscribeLog } from './log-events.ts';

/** How many bytes of lines to buffer while stdout is not read. Further lines are dropped. */
const maxBufferedBytes = 256 * 1024;

/** Sends the log to stdout, as JSON lines or, on a terminal, as text. Also logs published events. */
export function startLogging(level: MinimumLevel): void {
  configureLog(createStdoutWriter(), level);
  subscribeLog();
}

/**
 * Drops and counts lines while stdout cannot be written, because its disk is full or its pipe is closed or not read.
 * While that lasts, pino's own destination would keep the process from exiting.
 */
function createStdoutWriter(): (line: LogLine) => void {
  const { stdout } = process;
  let droppedLines = 0;
  // An error without a listener would end the process. The callback below counts the dropped line.
  stdout.on('error', () => {});
  return (line) => {
    if (stdout.writableLength > maxBufferedBytes) {
      droppedLines += 1;
      return;
    }
    const text = stdout.isTTY ? formatForTerminal(line) : JSON.stringify(line);
    stdout.write(`${text}\n`, (error) => {
      if (error) droppedLines += 1;
      else if (droppedLines > 0) {
        const lines = droppedLines;
        droppedLines = 0;
        log('warn', 'log_lines_dropped', { lines });
      }
    });
  };
}

/** Formats a log line as text. */
function formatForTerminal(line: LogLine): string {
  const { level, time, event, requestId: _, ...fields } = line;
  const severity = level === 'info' || level === 'debug' ? '' : `${level.toUpperCase()} `;
  const details = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`);
  return [time.slice(11, 19), `${severity}${event}`, ...details].join(' ');
}
