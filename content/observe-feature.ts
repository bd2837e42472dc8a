/**
 * The dashboard on the hero's second slide, drawn by `app/drawings/observe-feature/`. All figures are invented, but
 * consistent. Over 28 days, 5% of the requests may be slower than the objective. In the incident's seven minutes about
 * a third were slower, which is a burn rate of 6.8 and uses 0.1% of the error budget.
 */
export const observeFeature = {
  service: 'checkout-api',
  note: 'Example data',
  /** The 95th percentile of the latency (ms). */
  latency: {
    startsAt: { hour: 13, minute: 48 },
    /** One value every 15 minutes. */
    expected: [197, 199, 197, 195, 190],
    /** One value a minute. */
    actual: [
      190, 182, 182, 183, 187, 194, 190, 184, 184, 183, 184, 185, 198, 231, 300, 391, 402, 394, 412,
      400, 396, 300, 214, 192, 194, 188, 190, 184, 186, 184, 182, 182, 188,
    ],
    objective: 300,
  },
  labels: {
    objective: 'Objective',
    suggested: 'AI suggests',
    confirmed: 'A person confirms',
    actual: 'Actual p95',
    release: 'Release 2.41.0',
    peak: (ms: number) => `Peak ${ms} ms`,
    expected: 'Expected',
    now: 'Now',
  },
  incident: {
    title: 'Incident',
    summary: '7 min, 0.1% of error budget',
    /** `minute` is counted from the chart's start. */
    events: {
      release: { minute: 3, text: 'Release 2.41.0 in production' },
      breach: { minute: 14, text: 'p95 rose above 300 ms' },
      suggested: { minute: 15, text: 'AI suggested a connection leak' },
      confirmed: { minute: 20, text: 'A person confirmed the cause' },
      recovered: { minute: 21, text: 'Rolled back: p95 below 300 ms again' },
    },
  },
  controls: {
    title: 'Controls',
    summary: 'Checked 14:20',
    /** How many controls of each standard are met, and how many it has. */
    rows: [
      { name: 'ISO 27001', met: 88, of: 93 },
      { name: 'NIST CSF', met: 97, of: 106 },
      { name: 'PCI DSS', met: 61, of: 64 },
      { name: 'HIPAA', met: 41, of: 42 },
      { name: 'SOX', met: 24, of: 24 },
    ],
  },
  assets: {
    title: (count: string) => `${count} assets`,
    columns: ['Prod', 'Stage', 'Dev'],
    rows: [
      { name: 'Clusters', counts: [6, 2, 1] },
      { name: 'Nodes', counts: [148, 36, 12] },
      { name: 'Workloads', counts: [412, 398, 264] },
      { name: 'Databases', counts: [23, 21, 8] },
      { name: 'Identities', counts: [231, 140, 96] },
    ],
  },
} as const;
