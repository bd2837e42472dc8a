import './section-head.css';
import './split.css';
import type { ReactNode } from 'react';

interface SplitProps {
  titleId: string;
  title: string;
  /** How many things the list beside the heading tells. */
  stations: number;
  children: ReactNode;
}

/** A heading that stays in view beside a list, over a line that goes on as the list is read. */
export function Split({ titleId, title, stations, children }: SplitProps) {
  return (
    <div className="wrap">
      <div className="split-room">
        <div className="split">
          <div className="split-head">
            <h2 className="section-title" id={titleId}>
              {title}
            </h2>
            <StationLine count={stations} />
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}

const climb = 180;
const across = 220;
const margin = 12;
const bottom = climb + margin;

function StationLine({ count }: { count: number }) {
  const stations = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    return { x: margin + share * across, y: bottom - share * climb };
  });

  return (
    <svg className="station-line" height={climb + 2 * margin} aria-hidden="true">
      <path className="station-rows" d={stations.map(({ y }) => `M0 ${y}H999`).join('') + route} />
      <path className="station-release" d={route} pathLength="1" />
      {stations.map(({ x, y }) => (
        <circle key={y} className="station" cx={x} cy={y} r="7" />
      ))}
      <circle className="station-head" cx={margin + across} cy={margin} r="11" />
    </svg>
  );
}

const route = `M${margin} ${bottom}l${across}-${climb}`;
