import type { StepKey } from './pipeline.ts';

/** The "Development Workflow" section of the product page. */
export const workflow = {
  title: 'Development Workflow',
  /** For screen readers. */
  description:
    'A release graph: stages from bottom to top, time to the right, one line per release. One heavy line climbs from Push to Git into Production, waits at the stages between, and opens into replicas; beside it run the checks, the backups, and a release that fails and drops back.',
  start: 'Start over',
  previous: 'Previous',
  next: 'Next',
  progress: (step: number, of: number) => `${step} of ${of}`,
  /** Headings over the stages and over the operations. */
  parts: { stages: 'Stages', operations: 'Operations' },
  failureLabel: 'If it fails',
} as const;

export const workflowSteps: Record<StepKey, { text: string; failure: string }> = {
  push: {
    text: 'A commit reaches your repository. The pipeline is defined there too, so a change and the way it is released are reviewed together.',
    failure:
      'An error in the pipeline’s definition stops the release before it starts, and the author is told.',
  },
  branch: {
    text: 'The branch is built into an image, once. Every later stage runs that image.',
    failure: 'The line stops here. Other branches carry on.',
  },
  review: {
    text: 'Tests, policy checks and security checks run while people review. The flat stretch is this wait. Checks run in parallel to keep it short.',
    failure: 'One failing check blocks the merge. The pull request shows which one, and why.',
  },
  preview: {
    text: 'An ephemeral environment comes up from the same infrastructure-as-code templates as production, at an address that reviewers can open.',
    failure: 'The change goes no further, and whatever was created is removed.',
  },
  staging: {
    text: 'The merged change runs alongside everything else that is about to ship. Database migrations run here first.',
    failure: 'A migration that fails on staging never reaches the production database.',
  },
  production: {
    text: 'The new release starts alongside the previous one. Once it passes its health checks, traffic begins to move over.',
    failure:
      'If too many health checks fail while traffic moves over, the pipeline automatically rolls back to the previous release.',
  },
  autoscaling: {
    text: 'Replicas follow the load, within limits set in the template. In the drawing they are the parallel tracks.',
    failure:
      'When the limit is reached, an alert names the service. Raising the limit is a change in code, like any other.',
  },
  health: {
    text: 'Each replica reports its own health at short intervals. Only healthy ones receive traffic.',
    failure:
      'An unhealthy replica is replaced. When too many fail at once, an alert is raised: AI suggests the cause, and a person confirms the rollback.',
  },
  rollbacks: {
    text: 'The previous release stays ready. Rolling back takes one step, and is recorded like any release.',
    failure: 'If the previous release is unhealthy too, a person is called and decides.',
  },
  migration: {
    text: 'First a backup, then the migration. In the drawing, the bar ends where the line meets production.',
    failure: 'A migration that fails stops the release. The backup taken first can be restored.',
  },
  backups: {
    text: 'Every backup is tested by restoring it.',
    failure:
      'A backup that is missing or does not restore raises an alert, just as an outage would.',
  },
};
