import { isatty } from 'node:tty';
import { type DestinationStream, pino } from 'pino';
import type { LogSetting } from './env.ts';
import { sendLogTo } from './log.ts';
import { forTerminal } from './log-for-terminal.ts';
import { currentRequestId } from './request-id.ts';

const stdout = 1;

/** What may wait for a reader of the log that does not read. Beyond it lines are dropped. */
const maxWaitingBytes = 4 * 1024 * 1024;

/** From here on the log is one line of JSON each on stdout, or of words where that is a terminal. */
export function startLogging(level: LogSetting): void {
  const destination = isatty(stdout)
    ? terminal
    : pino.destination({ fd: stdout, sync: false, maxLength: maxWaitingBytes });
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  sendLogTo((lineLevel, fields) => {
    if (logger.isLevelEnabled(lineLevel)) {
      logger[lineLevel]({ requestId: currentRequestId(), ...fields });
    }
  });
}

const terminal: DestinationStream = {
  write: (line) => void process.stdout.write(`${forTerminal(line)}\n`),
};
