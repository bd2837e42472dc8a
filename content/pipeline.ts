/** The stages that a release passes through, from first to last. Their names are the labels in the drawings. */
export const stages = {
  push: { name: 'Push to Git' },
  branch: { name: 'Feature branch' },
  review: { name: 'Pull request' },
  preview: { name: 'Preview' },
  staging: { name: 'Staging' },
  production: { name: 'Production' },
} as const;

/** The operations that keep a release safe once it runs, from the row nearest production upwards. */
export const operations = {
  autoscaling: { name: 'Autoscaling' },
  health: { name: 'Health checks' },
  rollbacks: { name: 'Rollbacks' },
  migration: { name: 'Database backup and migration' },
  backups: { name: 'Backups' },
} as const;

/** All rows, from bottom to top. This is also their DOM and Tab order. */
export const graphRows = { ...stages, ...operations };

export type StageKey = keyof typeof stages;
export type RowKey = keyof typeof graphRows;

export const stageKeys = Object.keys(stages) as StageKey[];
export const operationKeys = Object.keys(operations) as (keyof typeof operations)[];
export const rowKeys: RowKey[] = [...stageKeys, ...operationKeys];

/** The text of each row's tooltip. */
export const explanations: Record<RowKey, string> = {
  push: 'A push starts the release. From here on, people review and approve; nobody deploys by hand.',
  branch: 'The branch is built separately, so it never holds up another.',
  review: 'It needs green checks and a reviewer. A failing check stops the line here.',
  preview: 'An ephemeral environment runs the change. It is removed when the pull request closes.',
  staging: 'The release runs here first, on the same templates as production.',
  production: 'Once approved and healthy, the release goes live.',
  autoscaling: 'Replicas are added as load rises and removed as it falls.',
  health: 'Every replica is checked before it gets traffic, and for as long as it does.',
  rollbacks:
    'The previous release takes over: automatically during a rollout, confirmed by a person once the new one is live.',
  migration: 'The database is backed up, then migrated, just before the rollout.',
  backups: 'Backups run on a schedule, release or no release.',
};

export const releaseGraph = {
  /** For screen readers. */
  description:
    'A release graph: stages from bottom to top, time to the right, one line per release, slow on the left and steep on the right. One heavy line climbs from Push to Git into Production, turns green and opens into replicas.',
  /** Explains how to read the drawing. */
  legend: [
    { symbol: 'release', text: 'Each line is one release.' },
    { symbol: 'flat', text: 'Flat is waiting.' },
    { symbol: 'steep', text: 'Steep is velocity.' },
  ],
  time: 'Time (illustration)',
} as const;
