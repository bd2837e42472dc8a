import { FluidSvg } from '#app/drawings/fluid-primitives.tsx';
import { percent, repeatPath } from '#app/drawings/path.ts';
import type { Axis } from '#app/drawings/visitor-line/geometry.ts';
import { visitorLine } from '#content/visitor-line.ts';

/**
 * Draws the time axis below a line. A number is between the long ticks of its day or week or, if there are many weeks,
 * below the tick that ends its week. The height is that in approach.css.
 */
export function TimeAxis({ axis }: { axis: Axis }) {
  const { unit, hours, spacing, step } = axis;
  const count = hours / spacing;
  const isBelowTicks = unit === 'weeks';
  return (
    <svg className="time-axis" aria-hidden="true">
      <FluidSvg width={hours} height={44}>
        <path stroke="currentColor" strokeOpacity="0.5" d={ticks(axis)} />
      </FluidSvg>
      {Array.from({ length: count }, (_, index) => {
        const number = (index + 1) * step;
        return (
          <text
            key={number}
            x={percent((index + (isBelowTicks ? 1 : 0.5)) / count)}
            y="32"
            textAnchor={isBelowTicks && index === count - 1 ? 'end' : 'middle'}
          >
            {index === 0 ? visitorLine.axis[unit].first(number) : number}
          </text>
        );
      })}
    </svg>
  );
}

function ticks({ hours, spacing, tick }: Axis) {
  const path = repeatPath(hours / tick + 1, (index) => {
    const length = (index * tick) % spacing ? 6 : 13;
    return `v${length}m${tick}-${length}`;
  });
  return `M0 0${path}`;
}
