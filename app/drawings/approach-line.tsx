import './approach-line.css';
import { Stretched } from './stretched.tsx';

interface ApproachLineProps {
  stations: number;
}

/** One line through stations side by side: flat, then up to the next one. From the last it runs off the page. */
export function ApproachLine({ stations }: ApproachLineProps) {
  const last = stations - 1;
  const legs = Array.from(
    { length: last },
    (_, at) => `H${at + 0.965}L${at + 1.02} ${last - at - 1}`,
  );
  return (
    <svg className="approach-line" aria-hidden="true">
      <Stretched width={stations} height={last}>
        <path stroke="var(--pine)" d={`M${last} 0h${stations}`} />
        <path d={`M0 ${last}${legs.join('')}`} />
      </Stretched>
    </svg>
  );
}
