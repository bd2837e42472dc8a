import './approach-line.css';
import { Stretched } from './stretched.tsx';

interface ApproachLineProps {
  stations: number;
}

/** One line through stations side by side: flat, then up to the next one. From the last it runs off the page. */
export function ApproachLine({ stations }: ApproachLineProps) {
  const last = stations - 1;
  const legs = Array(last).fill('l.055-1').join('h.945');
  return (
    <svg className="approach-line" stroke="var(--ink)" strokeWidth="4" aria-hidden="true">
      <Stretched width={stations} height={last}>
        <path stroke="var(--pine)" d={`M${last} 0h${stations}`} />
        <path d={`M0 ${last}h.965${legs}`} />
      </Stretched>
    </svg>
  );
}
