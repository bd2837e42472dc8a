/** One sample of a metric: its labels as they stand in the text, sorted, and its value. */
interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

export interface Scrape {
  samples: Sample[];
  /** By metric, as its TYPE line says. */
  types: Map<string, string>;
  /** The value of the one sample with that name and at least these labels. */
  value: (name: string, labels?: Record<string, string>) => number | undefined;
}

const labelPattern = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"/g;

/** Asks as Prometheus does, and reads the response as strictly: whatever it would refuse, throws. */
export async function scrape(url: string): Promise<Scrape> {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || !type.startsWith('text/plain; version=0.0.4')) {
    throw new Error(`No metrics at ${url}: ${response.status} ${type}`);
  }
  return parseMetrics(await response.text());
}

function parseMetrics(text: string): Scrape {
  const samples: Sample[] = [];
  const types = new Map<string, string>();
  const seen = new Set<string>();
  for (const line of text.split('\n').filter(Boolean)) {
    const comment = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.+)$/.exec(line);
    if (comment) {
      const [, kind, name = '', rest = ''] = comment;
      if (kind === 'TYPE') types.set(name, rest);
      continue;
    }
    const sample = readSample(line);
    const key = `${sample.name} ${Object.entries(sample.labels).map(String).toSorted().join()}`;
    if (seen.has(key)) throw new Error(`Twice in one scrape: ${line}`);
    seen.add(key);
    samples.push(sample);
  }
  return {
    samples,
    types,
    value(name, labels = {}) {
      const found = samples.filter(
        (sample) =>
          sample.name === name &&
          Object.entries(labels).every(([label, text]) => sample.labels[label] === text),
      );
      if (found.length > 1) throw new Error(`${name} with ${JSON.stringify(labels)} is not one.`);
      return found[0]?.value;
    },
  };
}

function readSample(line: string): Sample {
  const parts = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line);
  const [, name = '', inside = '', number = ''] = parts ?? [];
  const value = number === '+Inf' ? Infinity : Number(number);
  const labels = Object.fromEntries(
    [...inside.matchAll(labelPattern)].map(([, label = '', text = '']) => [label, text]),
  );
  const rest = inside.replaceAll(labelPattern, '').replaceAll(',', '');
  if (!parts || rest !== '' || (Number.isNaN(value) && !/^nan$/i.test(number))) {
    throw new Error(`Prometheus would not read this: ${line}`);
  }
  return { name, labels, value };
}
