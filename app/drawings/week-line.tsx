import './week-line.css';
import { careers } from '#content/careers.ts';

/** In hours. */
const week = 7 * 24;
const workdays = [0, 24, 48, 72, 96].map((midnight) => ({ from: midnight + 9, to: midnight + 17 }));

/** Per cent of the height. */
const [bottom, top] = [96, 12];
const step = (bottom - top) / workdays.length;

/** A week as one release: it climbs while there is work, and is flat when people are at home. */
export function WeekLine() {
  const evenings = workdays.map(({ to }, day) => ({ x: across(to), y: bottom - (day + 1) * step }));
  const climb = workdays.map(({ from }, day) => {
    const evening = evenings[day];
    return evening ? `H${across(from)}L${evening.x} ${evening.y}` : '';
  });

  return (
    <figure className="week wrap">
      <svg className="week-line" width="100%" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
          <path className="week-days" d={`${midnights()}M0 ${bottom}H100`} />
          <path className="week-work" d={`M0 ${bottom}${climb.join('')}`} />
          <path className="week-rest" d={`M${evenings.at(-1)?.x} ${top}H100`} />
        </svg>
        {evenings.map(({ x, y }) => (
          <circle key={x} className="week-evening" cx={`${x}%`} cy={`${y}%`} r="6" />
        ))}
      </svg>
      <figcaption className="week-words">{careers.week}</figcaption>
    </figure>
  );
}

function midnights(): string {
  return Array.from({ length: 8 }, (_, day) => `M${across(day * 24)} ${top}V${bottom}`).join('');
}

/** Hours into per cent of the width. */
function across(hour: number): number {
  return Math.round((hour / week) * 1000) / 10;
}
