import type { OperationKey, StageKey } from './pipeline.ts';

/** The "Development Workflow" section of the product page. */
export const workflow = {
  title: 'Development Workflow',
  lead: 'Follow one change from the push to production, and see what happens when a step fails.',
  /** What the drawing is, for those who do not see it. */
  description:
    'A release graph: stages from bottom to top, time to the right, one line per release. One heavy line climbs from Push to Git into Production, waits at the stages between, and opens into replicas; beside it run the checks, the backups, and a release that fails and drops back.',
  start: 'Start at the push',
  previous: 'Previous',
  next: 'Next',
  /** Over the stages, and over what goes on beside them. */
  parts: { stages: 'On the way up', operations: 'Once it runs' },
  failureLabel: 'If it fails',
} as const;

/** What each step of it does. */
export const workflowSteps: Record<StageKey | OperationKey, { text: string; failure: string }> = {
  push: {
    text: 'A commit reaches your repository. The pipeline is described in that same repository, so the change and the way it is released are reviewed together.',
    failure:
      'A push that does not build never becomes a release. Its author is told, and nobody else is held up.',
  },
  branch: {
    text: 'The branch is built into an image once. That image, and no other, is what every later stage runs.',
    failure: 'If the build fails the line stops here. Work on other branches goes on.',
  },
  review: {
    text: 'Tests, policy and security checks run while people review. The flat piece of the line is this wait; the checks run side by side to keep it short.',
    failure: 'One failing check holds the merge. The pull request shows which check, and why.',
  },
  preview: {
    text: 'An ephemeral environment comes up from the same infrastructure-as-code templates as production, with an address the reviewers can open.',
    failure:
      'If the environment does not come up, the change does not move on. What was created is taken down again.',
  },
  staging: {
    text: 'The merged change runs beside everything else that is about to ship. Database migrations are tried here first.',
    failure: 'A migration that fails on staging never meets the production database.',
  },
  production: {
    text: 'The new release starts beside the old one, and traffic moves when its health checks answer.',
    failure: 'When a health check goes red, the release is rolled back to the one before it.',
  },
  autoscaling: {
    text: 'Replicas follow the load, within limits that stand in the template. In the drawing they are the parallel tracks.',
    failure:
      'When the limit is reached, an alert names the service. The limit is then changed in code, as everything else is.',
  },
  health: {
    text: 'Each replica answers for itself at short intervals, and traffic goes only to those that are fit to serve.',
    failure:
      'A replica that stops answering is taken out and replaced. When too many do, the release is rolled back.',
  },
  rollbacks: {
    text: 'The release before stays ready to run. Going back to it is a release like any other: the same pipeline, the same record.',
    failure:
      'If the earlier release is not healthy either, traffic stays where it is and a person is called.',
  },
  migration: {
    text: 'Just before a release arrives, the database is backed up and then migrated. In the drawing the bar ends where the line meets production.',
    failure:
      'A migration that fails stops the release, and the backup taken before it is there to restore.',
  },
  backups: {
    text: 'Backups are taken at fixed intervals, whether anything is released or not, and are proven by restoring them.',
    failure: 'A backup that is missing or does not restore raises an alert, as an outage would.',
  },
};
