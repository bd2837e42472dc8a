import { isatty } from 'node:tty';
import { type DestinationStream, pino } from 'pino';
import { currentRequestId } from '#server/http/request-id.ts';
import type { LogSetting } from '#server/settings/kinds.ts';
import { sendLogTo } from './log.ts';
import { logEvents } from './log-events.ts';
import { forTerminal } from './log-for-terminal.ts';

const stdout = 1;

/** Requests' lines are gathered for one write, up to so many bytes or milliseconds. */
const gathered = { minLength: 4096, flushEvery: 100 };

/** What may wait for a reader of the log that does not read. Beyond it lines are dropped. */
const maxWaitingBytes = 4 * 1024 * 1024;

/** From here on the log is one line of JSON each on stdout, or of words where that is a terminal. */
export function startLogging(level: LogSetting): void {
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
      // Whatever else there is to say may be the last that is said.
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
