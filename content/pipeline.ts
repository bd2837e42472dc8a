interface PipelineStep {
  /** The exact label in the drawing. */
  name: string;
  /** What the tooltip says of it. */
  explanation: string;
}

/** The stages a release passes on its way up, from first to last. */
export const stages = {
  push: {
    name: 'Push to Git',
    explanation: 'A push starts the release. From here on, nobody runs a step by hand.',
  },
  branch: {
    name: 'Feature branch',
    explanation: 'The branch is built and gets its own place in the pipeline.',
  },
  review: {
    name: 'Pull request',
    explanation: 'Checks and reviewers decide together. A failing check stops the line here.',
  },
  preview: {
    name: 'Preview',
    explanation: 'An ephemeral environment runs the change. It goes when the pull request closes.',
  },
  staging: {
    name: 'Staging',
    explanation: 'The release runs on the same templates as production before it goes there.',
  },
  production: {
    name: 'Production',
    explanation: 'The release serves traffic once its health checks answer.',
  },
} as const satisfies Record<string, PipelineStep>;

/** What keeps a release safe once it runs, from the row nearest production upwards. */
export const operations = {
  autoscaling: {
    name: 'Autoscaling',
    explanation: 'Replicas are added while load rises and taken away when it falls.',
  },
  health: {
    name: 'Health checks',
    explanation: 'Every replica is asked at short intervals whether it is fit to serve.',
  },
  rollbacks: {
    name: 'Rollbacks',
    explanation: 'A release that turns unhealthy is taken back to the one before it.',
  },
  migration: {
    name: 'Database backup and migration',
    explanation: 'The database is backed up, then migrated, just before the release arrives.',
  },
  backups: {
    name: 'Backups',
    explanation: 'Backups go on at regular intervals, release or no release.',
  },
} as const satisfies Record<string, PipelineStep>;

export type StageKey = keyof typeof stages;
export type OperationKey = keyof typeof operations;

export const releaseGraph = {
  /** What the drawing is, for those who do not see it. */
  description:
    'A release graph: stages from bottom to top, time to the right, one line per release. Past releases climb slowly and wait at each stage. Further right the lines grow steep. One heavy line carries the current release from Push to Git into Production, where it turns green and opens into replicas.',
  key: ['Each line is one release.', 'Flat is waiting.', 'Steep is velocity.'],
  checks: 'Checks',
  time: 'Time',
} as const;

/** The "Development Workflow" section of the product page. */
export const workflow = {
  title: 'Development Workflow',
  lead: 'One change, followed from the push to the moment it serves traffic, and what watches over it from then on. Step through it, or read it from top to bottom.',
  previous: 'Previous',
  next: 'Next',
  failureLabel: 'If it fails',
  parts: [
    {
      title: 'On the way up',
      steps: [
        {
          row: 'push',
          text: 'A commit reaches the repository. The pipeline is described in that same repository, so the change and the way it is released are reviewed together.',
          failure:
            'A push that does not build never becomes a release. Its author is told, and nobody else is held up.',
        },
        {
          row: 'branch',
          text: 'The branch is built into an image once. That image, and no other, is what every later stage runs.',
          failure: 'If the build fails the line stops here. Work on other branches goes on.',
        },
        {
          row: 'review',
          text: 'Tests, policy and security checks run while people review. The flat piece of the line is this wait; the checks run side by side to keep it short.',
          failure:
            'One failing check holds the merge. The pull request shows which check, and why.',
        },
        {
          row: 'preview',
          text: 'An ephemeral environment comes up from the same infrastructure-as-code templates as production, with an address the reviewers can open.',
          failure:
            'If the environment does not come up, the change does not move on. What was created is taken down again.',
        },
        {
          row: 'staging',
          text: 'The merged change runs beside everything else that is about to ship. Database migrations are tried here first.',
          failure: 'A migration that fails on staging never meets the production database.',
        },
        {
          row: 'production',
          text: 'The new release starts beside the old one, and traffic moves when its health checks answer.',
          failure:
            'When a health check goes red, the release is rolled back to the one before it, and the line drops back in the drawing.',
        },
      ],
    },
    {
      title: 'Once it runs',
      steps: [
        {
          row: 'autoscaling',
          text: 'Replicas follow the load, within limits that stand in the template. In the drawing they are the parallel tracks.',
          failure:
            'When the limit is reached, an alert names the service. The limit is then changed in code, as everything else is.',
        },
        {
          row: 'health',
          text: 'Each replica answers for itself at short intervals, and traffic goes only to those that are fit to serve.',
          failure:
            'A replica that stops answering is taken out and replaced. When too many do, the release is rolled back.',
        },
        {
          row: 'rollbacks',
          text: 'The release before stays ready to run. Going back to it is a release like any other: the same pipeline, the same record.',
          failure:
            'If the earlier release is not healthy either, traffic stays where it is and a person is called.',
        },
        {
          row: 'migration',
          text: 'Just before a release arrives, the database is backed up and then migrated. In the drawing the bar ends where the line meets production.',
          failure: 'A migration that fails stops the release, and the backup is seconds old.',
        },
        {
          row: 'backups',
          text: 'Backups are taken at fixed intervals, whether anything is released or not, and are proven by restoring them.',
          failure:
            'A backup that is missing or does not restore raises an alert, as an outage would.',
        },
      ],
    },
  ],
} as const satisfies Workflow;

interface Workflow {
  title: string;
  lead: string;
  previous: string;
  next: string;
  failureLabel: string;
  parts: readonly {
    title: string;
    steps: readonly { row: StageKey | OperationKey; text: string; failure: string }[];
  }[];
}
