import { sprite } from '#app/drawings/sprite.tsx';
import { graphParts } from './graph-parts.tsx';

export default sprite(graphParts);
