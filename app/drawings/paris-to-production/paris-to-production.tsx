import '#app/drawings/opening.css';
import type { ComponentType } from 'react';
import './paris-to-production.css';
import { lineThrough } from '#app/drawings/climb.ts';
import { type Point, percent, repeated, round2 } from '#app/drawings/path.ts';
import { Stretched } from '#app/drawings/stretched.tsx';
import { about } from '#content/about.ts';
import {
  across,
  down,
  expresses,
  layouts,
  meeting,
  olderAndNewer,
  pushedAt,
  type TrainLayout,
} from './train-layouts.ts';

const { stations, sheet, caption } = about.opening;

/** The offset of a time from its ring. In the narrow drawing, the two at the top keep apart. */
const atTop = [
  { dx: 9, dy: '-0.9em', textAnchor: 'end' },
  { dx: -9, dy: '-0.9em', textAnchor: 'start' },
] as const;
const above = { dy: '-0.9em', textAnchor: 'middle' } as const;
const atFoot = { dy: '1.75em', textAnchor: 'middle' } as const;

/**
 * A train graph of 1885 whose four station lines continue as the stages of a release. Both layouts share one
 * animation: each one's own would restart when it is displayed again, as when a full-page screenshot resizes
 * the window.
 */
export function ParisToProduction() {
  const each = (Part: ComponentType<{ layout: TrainLayout }>) =>
    layouts.map((layout) => (
      <g key={layout.name} className={`train-${layout.name}`}>
        <Part layout={layout} />
      </g>
    ));

  return (
    <figure className="train-graph wrap">
      <div className="train-drawing opening" aria-hidden="true">
        <svg>{each(Ground)}</svg>
        <svg className="opening-run">{each(Run)}</svg>
        <svg>
          {stations.map(({ name: station, stage, at }) => (
            <g key={station}>
              <text y={`${y(at)}%`} dy={at ? '-0.5em' : '-0.9em'}>
                {station}
              </text>
              <text x="100%" y={`${y(at)}%`} dy={at ? '-0.5em' : '-0.9em'} textAnchor="end">
                {stage}
              </text>
            </g>
          ))}
          {each(Times)}
        </svg>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** The hours, the stations and the other releases. */
function Ground({ layout }: { layout: TrainLayout }) {
  const { name, fade } = layout;
  const hours = (every: number, foot: number) =>
    repeated((sheet.to - sheet.from) / every + 1, (index) => {
      const x = across(layout, sheet.from + index * every);
      return `M${round2(x)} 0V${foot}`;
    });

  return (
    <>
      <linearGradient id={`train-others-${name}`} gradientUnits="userSpaceOnUse" x2="100">
        {fade.map((x, index) => (
          <stop
            stopColor="var(--wheat)"
            key={x}
            offset={`${x}%`}
            stopOpacity={index === 0 || index === 3 ? 0 : 1}
          />
        ))}
      </linearGradient>
      <Stretched>
        {name === 'wide' && <path strokeOpacity="0.16" d={hours(1, 100)} />}
        <path strokeOpacity="0.3" d={hours(6, 103)} />
        <path strokeOpacity="0.3" d={stations.map(({ at }) => `M0 ${y(at)}H200`).join('')} />
        <path
          strokeOpacity="0.5"
          stroke={`url(#train-others-${name})`}
          d={olderAndNewer(layout).map(lineThrough).map(line).join('')}
        />
      </Stretched>
    </>
  );
}

function Run({ layout }: { layout: TrainLayout }) {
  const trains = expresses(layout).map((ends) => ends.map(({ x, y }): Point => [x, y]));
  const release = pushedAt(layout, layout.release.push);
  const [cx, cy] = [across(layout, meeting.hour), down(meeting.kilometre)];

  return (
    <>
      <Stretched>
        <path strokeWidth="3" d={trains.map(line).join('')} />
        <path strokeWidth="6" d={`${line(lineThrough(release))}H200`} />
      </Stretched>
      {trains.flat().map((place) => ring(place, 5))}
      {/* A dot, not a ring: no train stops where they meet. */}
      <ellipse
        cx={percent(cx / 100)}
        cy={percent(cy / 100)}
        rx="2.25"
        ry="2.25"
        strokeWidth="4.5"
      />
      {release.map(({ arrives, y }) => ring([arrives, y], y === 0 ? 11 : 8))}
    </>
  );
}

function Times({ layout }: { layout: TrainLayout }) {
  return expresses(layout).flatMap((ends, train) =>
    ends.map(({ time, x, y }) => (
      <text
        key={time}
        className="muted"
        x={percent(x / 100)}
        y={`${y}%`}
        {...(y > 0 ? atFoot : layout.name === 'wide' ? above : atTop[train])}
      >
        {time}
      </text>
    )),
  );
}

function ring([x, y]: Point, radius: number) {
  const [cx, cy] = [percent(x / 100), percent(y / 100)];
  return <circle key={cx + cy} cx={cx} cy={cy} r={radius} />;
}

function line(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${round2(x)} ${round2(y)}`).join('');
}

function y(kilometre: number): number {
  return round2(down(kilometre));
}
