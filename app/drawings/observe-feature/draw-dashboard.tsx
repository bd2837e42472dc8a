import { drawWithSatori } from '#app/drawings/draw-with-satori.ts';
import { ObserveFeature } from './observe-feature.tsx';
import { dashboardSizes } from './sizes.ts';

export function drawDashboard(name: keyof typeof dashboardSizes): Promise<string> {
  const size = dashboardSizes[name];
  const { width, bleed, height } = size;
  return drawWithSatori(<ObserveFeature size={size} />, { width: width + bleed, height });
}
