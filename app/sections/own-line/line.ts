/** Hours that the drawing is wide at least, so that a short line is seen to be short. */
const narrowest = 40;

interface Place {
  x: number;
  y: number;
}

/**
 * A change of these waits, in per cent of the drawing: flat while it waits, and as steep between two
 * stages as between any others.
 */
export function line(waits: readonly number[], moves: number) {
  const total = waits.reduce((sum, hours) => sum + hours, moves);
  const scale = 100 / Math.max(total, narrowest);
  const climb = moves / (waits.length - 1);
  const stations: Place[] = [];
  const points: Place[] = [];
  let hour = 0;
  for (const [index, wait] of waits.entries()) {
    const y = ((waits.length - index - 0.5) / waits.length) * 100;
    if (index > 0) hour += climb;
    stations.push({ x: hour * scale, y });
    points.push({ x: hour * scale, y });
    hour += wait;
    points.push({ x: hour * scale, y });
  }
  return { stations, points };
}
