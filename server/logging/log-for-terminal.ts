import { isObject, parseJson } from '#shared/json.ts';

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
