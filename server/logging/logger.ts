import { isatty } from 'node:tty';
import { type DestinationStream, type LevelWithSilent, pino } from 'pino';
import { currentRequestId } from '#server/http/watch-requests.ts';
import { sendLogTo } from './log.ts';
import { logEvents } from './log-events.ts';
import { forTerminal } from './log-for-terminal.ts';

const stdout = 1;

/** Lines of requests are buffered up to this many bytes or milliseconds. */
const gathered = { minLength: 4096, flushEvery: 100 };

/** How much to buffer when nobody reads stdout. Beyond it, lines are dropped. */
const maxWaitingBytes = 4 * 1024 * 1024;

/** Logs to stdout from now on: JSON lines, or plain text on a terminal. Also logs published events. */
export function startLogging(level: LevelWithSilent): void {
  const { destination, flush } = isatty(stdout) ? terminal : openStdout();
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
      // Any other line may be the last one.
      if (lineLevel !== 'info' || fields.event !== 'request') flush();
    }
  });
  logEvents();
}

interface Output {
  destination: DestinationStream;
  flush: () => void;
}

function openStdout(): Output {
  const { minLength, flushEvery } = gathered;
  const destination = pino.destination({
    fd: stdout,
    sync: false,
    minLength,
    maxLength: maxWaitingBytes,
  });
  const flush = () => destination.flush();
  setInterval(flush, flushEvery).unref();
  return { destination, flush };
}

const terminal: Output = {
  destination: { write: (line) => void process.stdout.write(`${forTerminal(line)}\n`) },
  flush: () => {},
};
