import './line-axis.css';
import { percent, repeated } from '#app/drawings/path.ts';
import { Stretched } from '#app/drawings/stretched.tsx';
import { visitorLine } from '#content/visitor-line.ts';
import type { Axis } from './geometry.ts';

/** The axis below a visitor's line: a tick each hour or day, and the days or weeks by number. */
export function LineAxis({ axis }: { axis: Axis }) {
  return (
    <svg className="line-axis" aria-hidden="true">
      <Stretched width={axis.hours} height={44}>
        <path strokeOpacity="0.5" d={ticks(axis)} />
      </Stretched>
      {Array.from({ length: axis.hours / axis.unit }, (_, at) => (
        <text key={at} x={percent(((at + 0.5) * axis.unit) / axis.hours)} y="32">
          {at === 0 && `${visitorLine.axis[axis.name].unit}\u00a0`}
          {at + 1}
        </text>
      ))}
    </svg>
  );
}

const ticks = ({ hours, unit, tick }: Axis) =>
  `M0 0${repeated(hours / tick + 1, (at) => {
    const length = (at * tick) % unit ? 6 : 13;
    return `v${length}m${tick}-${length}`;
  })}`;
