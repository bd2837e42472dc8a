import { about } from '#content/about.ts';
import type { TrainGraphProps } from './train-graph.tsx';

const { stations, trains, day } = about.line.train;

/** The sheet as Marey has it: Paris at the top, hours from left to right. */
export function parisToLyon(): TrainGraphProps {
  return {
    rows: stations.map(({ name, at }) => ({ name, y: down(at) })),
    hours: Array.from({ length: day.to - day.from + 1 }, (_, index) => across(day.from + index)),
    labels: day.labels.map((hour) => ({ name: `${hour}:00`, x: across(hour) })),
    lines: trains.map(({ from, departs, to, arrives }) => [
      { x: across(departs), y: down(kilometre(from)) },
      { x: across(arrives), y: down(kilometre(to)) },
    ]),
    meeting: { x: across(meeting().hour), y: down(meeting().kilometre) },
  };
}

/** Where and when the two expresses meet when each keeps to its average. */
export function meeting(): { kilometre: number; hour: number } {
  const [there, back] = trains.map(({ from, departs, to, arrives }) => {
    const speed = (kilometre(to) - kilometre(from)) / (arrives - departs);
    return { speed, start: kilometre(from) - speed * departs };
  });
  if (!there || !back) throw new Error('Two trains meet.');
  const hour = (back.start - there.start) / (there.speed - back.speed);
  return { hour, kilometre: there.start + there.speed * hour };
}

function kilometre(station: string): number {
  return stations.find(({ name }) => name === station)?.at ?? Number.NaN;
}

const [{ at: first }, , , , { at: last }] = stations;

/** Per cent of the drawing. */
function down(kilometres: number): number {
  return 4 + ((kilometres - first) / (last - first)) * 84;
}

function across(hour: number): number {
  return ((hour - day.from) / (day.to - day.from)) * 100;
}
