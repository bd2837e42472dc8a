import { InvalidArgumentError } from 'commander';

const units = { d: 'day', w: 'week', m: 'month', y: 'year' } as const;

export interface Age {
  count: number;
  unit: (typeof units)[keyof typeof units];
}

/** Reads `90d`, `26w`, `18m` (months) or `2y`. Throws `InvalidArgumentError`. */
export function parseAge(text: string): Age {
  const [, count, letter] = /^([1-9]\d{0,4})([dwmy])$/.exec(text) ?? [];
  if (!count || !letter) {
    throw new InvalidArgumentError('Give days, weeks, months or years: 90d, 26w, 18m, 2y.');
  }
  return { count: Number(count), unit: units[letter as keyof typeof units] };
}

export function describeAge({ count, unit }: Age): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * The time that long before `now`, in UTC. Months and years are the calendar's: a month before
 * 31 March is the last day of February. Nothing is older than 1970.
 */
export function timeBefore(now: Date, { count, unit }: Age): Date {
  const time = new Date(now);
  if (unit === 'day' || unit === 'week') {
    time.setUTCDate(time.getUTCDate() - count * (unit === 'week' ? 7 : 1));
  } else {
    const day = time.getUTCDate();
    time.setUTCDate(1);
    time.setUTCMonth(time.getUTCMonth() - count * (unit === 'year' ? 12 : 1));
    time.setUTCDate(Math.min(day, daysInMonth(time)));
  }
  return new Date(Math.max(time.getTime(), 0));
}

function daysInMonth(time: Date): number {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).getUTCDate();
}
