import { type LevelWithSilent, pino } from 'pino';
import { isObject, parseJson } from '#shared/json.ts';
import { log, sendLogTo } from './log.ts';
import { logEvents } from './log-events.ts';
import { requestId } from './request-id.ts';

/** How much to buffer while nobody reads stdout (bytes). Further lines are dropped. */
const maxWaitingBytes = 256 * 1024;

/** Sends the log to stdout, as JSON lines or, on a terminal, as text. Also logs published events. */
export function startLogging(level: LevelWithSilent): void {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: writeToStdout() },
  );
  sendLogTo((lineLevel, fields) => {
    if (logger.isLevelEnabled(lineLevel))
      logger[lineLevel]({ requestId: requestId.getStore(), ...fields });
  });
  logEvents();
}

/**
 * Writes lines by Node's own stream. A full disk, or a pipe that is closed or unread, costs lines, which are
 * counted, and nothing else. With pino's destination the process would never exit on either.
 */
function writeToStdout(): (line: string) => void {
  const { stdout } = process;
  let dropped = 0;
  // An error without a listener would end the process. The callback below counts it.
  stdout.on('error', () => {});
  return (line) => {
    if (stdout.writableLength > maxWaitingBytes) {
      dropped += 1;
      return;
    }
    stdout.write(stdout.isTTY ? `${forTerminal(line)}\n` : line, (error) => {
      if (error) dropped += 1;
      else if (dropped > 0) {
        const lines = dropped;
        dropped = 0;
        log('warn', 'log_lines_dropped', { lines });
      }
    });
  };
}

/** Rewrites a JSON line for a person at a terminal. */
export function forTerminal(line: string): string {
  const fields = parseJson(Buffer.from(line))?.value;
  if (!isObject(fields)) return line.trimEnd();
  const { level, time, event, requestId: _, ...rest } = fields;
  const clock = String(time).slice(11, 19);
  const severity = level === 'info' || level === 'debug' ? '' : `${String(level).toUpperCase()} `;
  const details = Object.entries(rest).map(([name, value]) => `${name}=${String(value)}`);
  return [clock, `${severity}${String(event)}`, ...details].join(' ');
}
