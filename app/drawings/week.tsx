import './opening.css';
import './week.css';
import { careers } from '#content/careers.ts';
import { constants } from '#content/constants.ts';
import { between, percent, repeated, round2 } from './path.ts';
import { Stretched } from './stretched.tsx';

const { days, workdays, workStarts } = careers.week;
const hoursOfWeek = days.length * 24;
/** Heights are per cent of the drawing. */
const tick = { gap: 2, hour: 3, midnight: 5 };

/** A week to scale: time runs to the right, hours worked add up; each hour of rest is a tick. */
export function Week() {
  const { work, rest } = careers.week.words(constants.workWeekHours);
  const shift = constants.workWeekHours / workdays;
  const shifts = Array.from({ length: workdays }, (_, day) => {
    const starts = day * 24 + workStarts;
    return { starts, ends: starts + shift, from: heightAfter(day), to: heightAfter(day + 1) };
  });
  const rests = [...shifts, { starts: hoursOfWeek, from: heightAfter(workdays) }].map(
    ({ starts, from }, index) => ({ from: shifts[index - 1]?.ends ?? 0, to: starts, y: from }),
  );
  const rows = rests.map(({ from, y }) => `M${round2(from)} ${y}H400`);

  return (
    <figure className="week">
      <div className="week-drawing opening" aria-hidden="true">
        <Stretched width={hoursOfWeek}>
          <path strokeOpacity="0.3" d={rows.join('') + days.map(midnight).join('')} />
          <path className="week-hours" strokeOpacity="0.5" d={shifts.map(hourLines).join('')} />
          <path className="week-ticks" d={rests.map((rest) => ticks(rest, false)).join('')} />
          <path className="week-thirds" d={rests.map((rest) => ticks(rest, true)).join('')} />
        </Stretched>
        <svg className="opening-run">
          <Stretched width={hoursOfWeek}>
            <path
              d={rests.map(({ from, to, y }) => `M${round2(from)} ${y}H${round2(to)}`).join('')}
            />
            <path
              strokeWidth="6"
              d={shifts
                .map(({ starts, ends, from, to }) => `M${starts} ${from}L${round2(ends)} ${to}`)
                .join('')}
              strokeLinecap="round"
            />
          </Stretched>
          {shifts.map(({ ends, to }) => (
            <circle key={ends} cx={across(ends)} cy={`${to}%`} r="8" />
          ))}
        </svg>
        <svg>
          {shifts.map(({ ends, to }, day) => (
            <text key={ends} x={across(ends)} y={`${to}%`} dx="0.25em" dy="1.7em">
              {`${round2((day + 1) * shift)}\u2009h`}
            </text>
          ))}
          {days.map((day, index) => (
            <text key={day} className="muted" x={across(index * 24)} y="100%" dy="2em">
              {day}
            </text>
          ))}
        </svg>
      </div>
      <figcaption className="cover">
        <span className="week-key">{work}</span>{' '}
        <span className="week-key week-key-rest">{rest}</span>{' '}
        <span className="week-scale">{careers.week.scale}</span>
      </figcaption>
    </figure>
  );
}

/** Returns the line's height after `day` days of work. */
function heightAfter(day: number): number {
  return 100 - (day / workdays) * 100;
}

function midnight(_day: string, index: number): string {
  return `M${index * 24} ${heightAfter(Math.min(index, workdays))}V102`;
}

/** Returns path data for a vertical from the middle of each hour of work. */
function hourLines(shift: { starts: number; ends: number; from: number; to: number }): string {
  const { starts, ends, from, to } = shift;
  return repeated(Math.floor(ends - starts), (hour) => {
    const share = (hour + 0.5) / (ends - starts);
    return `M${starts + hour + 0.5} ${round2(between(from, to, share))}V100`;
  });
}

/** Returns path data for a tick at the end of every third hour of rest, or of the others. */
function ticks({ from, to, y }: { from: number; to: number; y: number }, thirds: boolean): string {
  return repeated(Math.round(to - from), (index) => {
    const ends = from + index + 1;
    const hour = Math.round(ends);
    if ((hour % 3 === 0) !== thirds) return '';
    const height = hour % 24 === 0 ? tick.midnight : tick.hour;
    return `M${round2(Math.min(ends, hoursOfWeek - 0.1))} ${y - tick.gap}v-${height}`;
  });
}

function across(hour: number): string {
  return percent(hour / hoursOfWeek);
}
