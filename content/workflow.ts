import type { RowKey } from './pipeline.ts';

/** The "Development Workflow" section of the product page. */
export const workflow = {
  title: 'Development Workflow',
  /** For screen readers. */
  description:
    'A release graph: stages from bottom to top, time to the right, one line per release. One heavy line climbs from Push to Git into Production, waits at the stages between, and opens into replicas; beside it run the checks, the backups, and a release that fails during its rollout and reverts itself.',
  /** The headings of the two groups of rows. */
  stages: 'Stages',
  operations: 'Operations',
  failureLabel: 'If it fails:',
} as const;

interface WorkflowRow {
  text: string;
  failure: string;
  /** Shown after the failure. */
  link?: { label: string; href: string };
}

export const workflowRows: Record<RowKey, WorkflowRow> = {
  push: {
    text: 'A commit reaches your repository. The pipeline is defined there too, and reviewed with the change.',
    failure:
      'An error in the pipeline’s definition stops the release before it starts, and the author is told.',
  },
  branch: {
    text: 'The branch is built for its checks and preview. Once merged, it is built again, for production.',
    failure: 'The line stops here. Other branches carry on.',
  },
  review: {
    text: 'Tests, policy checks and security checks run in parallel while people review and approve.',
    failure: 'A failing check blocks the merge and says why.',
    link: { label: 'Observe’s AI drafts policy fixes.', href: '#ai-at-work' },
  },
  preview: {
    text: 'While the pull request is open, the change runs from production’s templates, at its own URL.',
    failure: 'The change stops. You can inspect its environment until the pull request closes.',
  },
  staging: {
    text: 'The merged change and its migrations run here first. Production waits for your approval.',
    failure: 'A migration that fails on staging never reaches the production database.',
  },
  production: {
    text: 'The image that ran on staging starts beside the previous release. Once healthy, it gets traffic.',
    failure:
      'If too many health checks fail while traffic is moving, the pipeline rolls back without waiting for anyone.',
  },
  autoscaling: {
    text: 'Replicas follow the load, within limits set in the template.',
    failure:
      'When the limit is reached, an alert names the service. Raising the limit is a change in code, like any other.',
  },
  health: {
    text: 'Each replica is probed at short intervals. Only healthy ones receive traffic.',
    failure:
      'A replica that stays unhealthy is replaced. Once traffic has moved, too many failures raise an alert, and Observe’s AI suggests the cause.',
  },
  rollbacks: {
    text: 'One step back to the previous release: automatic during a rollout, confirmed by a person once live.',
    failure: 'If the previous release is unhealthy too, an alert asks a person to decide.',
  },
  migration: {
    text: 'First a backup, then a backwards-compatible migration, so a rollback need not touch the data.',
    failure:
      'A migration that fails is undone and stops the release. The backup taken first is the last resort.',
  },
  backups: {
    text: 'Backups run on a schedule, and so do test restores.',
    failure:
      'A missing backup, or one that cannot be restored, raises an alert as an outage would.',
  },
};
