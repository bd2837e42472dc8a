/** One line of a metric. */
interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

export interface Scrape {
  samples: Sample[];
  /** The value of the first sample with that name and at least these labels. */
  value: (name: string, labels?: Record<string, string>) => number | undefined;
}

/** Scrapes the metrics as Prometheus does. */
export async function scrape(url: string): Promise<Scrape> {
  const text = await (await fetch(url)).text();
  const samples = [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(
    ([, name = '', inside = '', value]) => ({
      name,
      labels: Object.fromEntries(
        [...inside.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, value]) => [label, value]),
      ) as Record<string, string>,
      value: Number(value),
    }),
  );
  return {
    samples,
    value: (name, labels = {}) =>
      samples.find(
        (sample) =>
          sample.name === name &&
          Object.entries(labels).every(([label, text]) => sample.labels[label] === text),
      )?.value,
  };
}
