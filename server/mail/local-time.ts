import { company } from '#content/company.ts';

/** Formats an ISO 8601 time in the company's time zone: `Saturday, 21 November 2026, 00:29 CST`. */
export function localTime(iso: string, timeZone: string = company.timeZone): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });
  const parts = new Map(
    format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const date = `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}`;
  return `${date}, ${part('hour')}:${part('minute')} ${part('timeZoneName')}`;
}
