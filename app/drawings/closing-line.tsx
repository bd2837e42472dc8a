import './closing-line.css';
import { polyline, rounded } from './services/geometry.ts';

const width = 720;
const height = 440;
const count = 44;
/** How far the first release leans over on its way up; the last stands upright. */
const lean = 300;

/** Where a page asks for a word: releases that come closer and steeper, and the one at hand. */
export function ClosingLine() {
  return (
    <svg
      className="closing-line"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path className="closing-releases" d={releases()} />
      <path
        className="closing-release"
        d={polyline([
          [70, height],
          [186, 300],
          [226, 300],
          [320, 170],
          [350, 170],
          [450, 0],
        ])}
      />
      <circle className="closing-station" cx="186" cy="300" r="8" />
      <circle className="closing-station" cx="320" cy="170" r="8" />
    </svg>
  );
}

function releases(): string {
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const foot = (1 - (1 - share) ** 1.7) * (width + 40) - 40;
    return polyline([
      [rounded(foot), height],
      [rounded(foot + lean * (1 - share) ** 1.4), 0],
    ]);
  }).join('');
}
