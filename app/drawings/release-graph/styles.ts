import { releaseGraphKeyframes } from './keyframes.ts';
import { releaseGraphPlacements } from './placements.ts';

/** All of the hero drawing's CSS that follows from its geometry, for the build's virtual stylesheet. */
export function releaseGraphStyles(): string {
  return `${releaseGraphPlacements()}\n${releaseGraphKeyframes()}\n`;
}
