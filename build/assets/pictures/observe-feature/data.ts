/**
 * One day of an invented service. The numbers agree with one another: of all requests in 28 days
 * 5 % may be slower than the objective; in 44 minutes about a third were, which is a burn rate of
 * 6.8 and takes 0.7 % of those 28 days' budget. With 0.3 before and after, six hours come to 1.1.
 */
export const service = {
  name: 'checkout-api',
  place: 'Production, ca-central',
  objective: 300,
  zone: 'CDT (UTC−5)',
  note: 'Example data',
} as const;

/** Clock hours; the day shown runs from 18:00 to 18:00. */
export const day = { start: 18, hours: 24 } as const;

/** The plan, as hours since the start of the day shown and the 95th percentile expected then. */
export const planned = [
  [0, 186],
  [2, 190],
  [6, 132],
  [10.5, 124],
  [13, 150],
  [16, 206],
  [21, 206],
  [24, 182],
] as const;

/** What was measured in the bad stretch, by hours since the start of the day shown. */
export const excursion = [
  [19.8, 214],
  [20.03, 300],
  [20.17, 368],
  [20.33, 412],
  [20.47, 396],
  [20.62, 356],
  [20.77, 300],
  [20.95, 226],
] as const;

export const chartWords = {
  objective: 'Objective: 95 % of requests under 300 ms',
  shortObjective: 'Objective',
  planned: 'Planned',
  actual: 'Actual p95',
  peak: 'Peak 412 ms',
} as const;

export const figures = [
  { label: 'p95, last 10 min', value: '181 ms' },
  { label: 'Burn rate, 1 h', value: '0.3×' },
  { label: 'Burn rate, 6 h', value: '1.1×' },
  { label: 'Budget left, 28 d', value: '64 %' },
] as const;

export const incident = {
  title: 'Incident',
  lasted: '44 min, 0.7 % of budget',
  sentences: [
    {
      time: '14:02',
      text: 'p95 passed 300 ms after release 2.41.0 used up the database pool.',
    },
    {
      time: '14:07',
      text: 'AI suggested the cause. A person confirmed it at 14:15.',
    },
    {
      time: '14:46',
      text: 'The release was rolled back, and p95 returned inside the objective.',
    },
  ],
} as const;

export const inventory = {
  title: 'Assets',
  environments: ['Prod', 'Stage', 'Dev'],
  kinds: [
    { name: 'Clusters', counts: [6, 2, 1] },
    { name: 'Nodes', counts: [148, 36, 12] },
    { name: 'Workloads', counts: [412, 398, 264] },
    { name: 'Databases', counts: [23, 21, 8] },
    { name: 'VMs', counts: [64, 18, 9] },
    { name: 'Identities', counts: [231, 140, 96] },
  ],
} as const;

export const posture = {
  title: 'Controls passing',
  frameworks: [
    { name: 'ISO 27001', short: 'ISO', passing: 88, of: 93 },
    { name: 'NIST CSF', short: 'NIST', passing: 97, of: 106 },
    { name: 'PCI DSS', short: 'PCI', passing: 61, of: 64 },
    { name: 'HIPAA', short: 'HIPAA', passing: 41, of: 42 },
    { name: 'SOX', short: 'SOX', passing: 24, of: 24 },
  ],
  note: 'Last evaluated 17:55',
} as const;
