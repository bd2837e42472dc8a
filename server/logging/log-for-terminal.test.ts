import { expect, test } from 'vitest';
import { forTerminal } from './logger.ts';

const time = '2026-11-21T21:58:36.264Z';

test.each([
  [
    { level: 'info', time, requestId: 'x', event: 'request', route: '/', status: 200 },
    '21:58:36 request route=/ status=200',
  ],
  [
    { level: 'error', time, event: 'insert_failed', error: 'Error ECONNREFUSED' },
    '21:58:36 ERROR insert_failed error=Error ECONNREFUSED',
  ],
])('formats a log line', (fields, line) => {
  expect(forTerminal(`${JSON.stringify(fields)}\n`)).toBe(line);
});

test('leaves other lines alone', () => {
  expect(forTerminal('something else\n')).toBe('something else');
});
