import './week.css';
import { careers } from '#content/careers.ts';
import { constants } from '#content/constants.ts';

const hoursOfDay = 24;
const { days, workdays } = careers.week;

/** A week to scale: each day as wide as its 24 hours, and in their midst what is work. */
export function Week({ hours = constants.workWeekHours }: { hours?: number }) {
  const { work, rest } = careers.week.words(hours);
  const shift = hours / workdays;

  return (
    <figure className="week wrap">
      <div className="week-days" aria-hidden="true">
        {days.map((day, index) => (
          <div key={day} className="week-day">
            <span>{day}</span>
            <svg viewBox={`0 0 ${hoursOfDay} 10`} preserveAspectRatio="none">
              {index < workdays && (
                <rect
                  className="week-work"
                  x={(hoursOfDay - shift) / 2}
                  width={shift}
                  height="10"
                />
              )}
              <path className="week-ticks" d={ticks} />
            </svg>
          </div>
        ))}
      </div>
      <figcaption className="week-words">
        <span className="week-key">{work}</span> <span className="week-key">{rest}</span>
      </figcaption>
    </figure>
  );
}

/** One for each hour, along the bottom. */
const ticks = Array.from({ length: hoursOfDay + 1 }, (_, hour) => `M${hour} 8V10`).join('');
