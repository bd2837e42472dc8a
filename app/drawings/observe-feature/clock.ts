import { observeFeature } from '#content/observe-feature.ts';

/** The time of day, `minutes` after the chart's start. */
export function clock(minutes: number): string {
  const { hour, minute } = observeFeature.latency.startsAt;
  const total = hour * 60 + minute + minutes;
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}
