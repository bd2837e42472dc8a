/** Every stage of the drawings, in the order in which the workflow is stepped through. */
export const stages = [
  'Push to Git',
  'Feature branch',
  'Pull request',
  'Preview',
  'Staging',
  'Production',
  'Autoscaling',
  'Health checks',
  'Rollbacks',
  'Database backup and migration',
  'Backups',
];
