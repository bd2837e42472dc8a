import './approach-line.css';
import { drawings } from 'virtual:drawings';
import { approachHeight } from './approach.ts';

/** One line through the four steps of an engagement, as wide as its columns. */
export function ApproachLine() {
  return (
    <div className="approach-line" aria-hidden="true">
      <svg width="100%" height={approachHeight}>
        <use href={`${drawings}#approach`} />
      </svg>
    </div>
  );
}
