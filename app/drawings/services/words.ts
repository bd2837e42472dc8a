import type { ServiceIcon } from '#content/services.ts';

/** What each drawing shows, said for those who do not see it. */
export const descriptions = {
  infrastructure:
    'One line of infrastructure as code climbs and switches onto four tracks: on-prem, Azure, GCP and AWS. A migration, in white, moves from on-prem to Azure.',
  platform:
    'Changes tangle between five ways of shipping, from scripts to old pipelines. The five tracks merge into one, which passes build, test and deploy at a steady rhythm.',
  observability:
    'A service’s actual latency, a heavy line, keeps close to its planned line and inside the band the objective allows. Once, in white, it leaves the band, raises an alert and comes back.',
  security:
    'Releases pass three gates: policy, scan and approval. Each gate leaves an audit record. One attempt, in white, is blocked at the second gate.',
  managed:
    'A service’s line with gaps where it stopped. Under each gap the way down to the cause and back takes less time than the one before. The newest gap, in white, is closed.',
  consulting:
    'A shallow line from push to production, with its waits marked in white, is redrawn step by step until it is steep and waits nowhere.',
} as const satisfies Record<ServiceIcon, string>;

export const platformWords = {
  ways: ['Scripts', 'Tickets', 'Nightly jobs', 'By hand', 'Old pipelines'],
  stations: ['Build', 'Test', 'Deploy'],
} as const;

export const observabilityWords = {
  objective: 'Objective',
  planned: 'Planned',
  time: 'Time',
  now: 'Now',
  alert: 'Alert',
} as const;

export const securityWords = {
  gates: ['Policy', 'Scan', 'Approval'],
  release: 'Release',
  attempt: 'Attempt',
  blocked: 'Blocked',
  record: 'Audit record',
} as const;

export const managedWords = {
  service: 'Service',
  triage: 'Triage',
  cause: 'Cause',
  patching: 'Patching',
  incident: 'Incident',
  closed: 'Closed',
} as const;

export const consultingWords = { wait: 'Wait' } as const;
