type Labels = Record<string, string>;

/** Scrapes the metrics as Prometheus does. */
export async function scrape(url: string) {
  const text = await (await fetch(url)).text();
  const samples = [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(
    ([, name = '', labels = '', value]) => ({
      name,
      labels: Object.fromEntries(
        [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, text]) => [label, text]),
      ) as Labels,
      value: Number(value),
    }),
  );
  return {
    samples,
    /** Returns the value of the first sample with that name and at least these labels. */
    value: (name: string, wanted: Labels = {}) =>
      samples.find(
        (sample) =>
          sample.name === name &&
          Object.entries(wanted).every(([label, text]) => sample.labels[label] === text),
      )?.value,
  };
}
