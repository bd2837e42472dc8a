import type { RowKey } from './pipeline.ts';

/** The "Development Workflow" section of the product page. */
export const workflow = {
  title: 'Development Workflow',
  /** For screen readers. */
  description:
    'A release graph: stages from bottom to top, time to the right, one line per release. One heavy line climbs from Push to Git into Production, waits at the stages between, and opens into replicas; beside it run the checks, the backups, and a release that fails on arrival and drops back by itself.',
  start: 'Start over',
  previous: 'Previous',
  next: 'Next',
  progress: (step: number, of: number) => `${step} of ${of}`,
  /** Headings over the stages and over the operations. */
  parts: { stages: 'Stages', operations: 'Operations' },
  failureLabel: 'If it fails',
} as const;

export const workflowSteps: Record<RowKey, { text: string; failure: string }> = {
  push: {
    text: 'A commit reaches your repository. The pipeline is defined there too, so a change and the way it is released are reviewed together.',
    failure:
      'An error in the pipeline’s definition stops the release before it starts, and the author is told.',
  },
  branch: {
    text: 'The branch is built into an image for its checks and its preview. The merged change is built once more, and production runs that image.',
    failure: 'The line stops here. Other branches carry on.',
  },
  review: {
    text: 'Tests, policy checks and security checks run while people review and approve. The flat stretch is this wait. Checks run in parallel to keep it short.',
    failure: 'A failing check blocks the merge and says why. Observe’s AI drafts policy fixes.',
  },
  preview: {
    text: 'While the pull request is open, an ephemeral environment runs the change, on production’s templates, at a URL reviewers can open.',
    failure:
      'The change goes no further. Its environment can be examined until the pull request closes.',
  },
  staging: {
    text: 'The merged change and its migrations run here first; the previous release is tested with them. Production waits for your approval.',
    failure: 'A migration that fails on staging never reaches the production database.',
  },
  production: {
    text: 'The image that ran on staging starts alongside the previous release. Once it passes its health checks, traffic begins to move over.',
    failure:
      'If too many health checks fail while traffic is moving, the pipeline rolls back without waiting for anyone.',
  },
  autoscaling: {
    text: 'Replicas follow the load, within limits set in the template. In the drawing they are the parallel tracks.',
    failure:
      'When the limit is reached, an alert names the service. Raising the limit is a change in code, like any other.',
  },
  health: {
    text: 'Each replica is probed at short intervals. Only healthy ones receive traffic.',
    failure:
      'A replica that stays unhealthy is replaced. Once traffic has moved, too many failures raise an alert, and Observe’s AI suggests the cause.',
  },
  rollbacks: {
    text: 'The previous release stays ready. Rolling back is one step: automatic while a release arrives, confirmed by a person once it serves.',
    failure: 'If the previous release is unhealthy too, an alert asks a person to decide.',
  },
  migration: {
    text: 'First a backup, then a backwards-compatible migration: a rollback leaves the database as it is.',
    failure:
      'A migration that fails is undone and stops the release. The backup taken first is the last resort.',
  },
  backups: {
    text: 'Backups run on a schedule, and so do tests that restore them.',
    failure:
      'A backup that is missing or does not restore raises an alert, just as an outage would.',
  },
};
