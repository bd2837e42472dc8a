/**
 * The worked example on the product page. All of its data is invented. Text between backticks is code.
 * The diff's line numbers assume a Deployment whose pod template begins at line 13.
 */
export const aiAtWork = {
  title: 'AI at work',
  tag: 'Example, invented data',
  headline: 'Observe’s AI drafts the policy fix; a person approves it.',
  check: {
    title: 'A check fails',
    output: `$ conftest test deploy/api.yaml
FAIL - deploy/api.yaml - main - Deployment/api: container "api" may run as root. Set runAsNonRoot: true.

5 tests, 4 passed, 0 warnings, 1 failure, 0 exceptions`,
    note: 'The merge is blocked. The rule is code: `policy/run_as_non_root.rego`',
  },
  fix: {
    title: 'AI drafts the fix',
    // With only `runAsNonRoot`, a container whose image has a user name instead of a number would not start.
    diff: `--- a/deploy/api.yaml
+++ b/deploy/api.yaml
@@ -15,6 +15,9 @@ spec:
       labels:
         app: api
     spec:
+      securityContext:
+        runAsNonRoot: true
+        runAsUser: 10001
       containers:
         - name: api
           image: shop/api:1.8.2`,
    /** Precedes each added line for screen readers, which may skip the plus sign. */
    added: 'Added:',
  },
  approval: {
    title: 'A person approves it',
    /** For screen readers. */
    caption: 'Checks of the drafted change, and its review',
    rows: [
      ['Policy', '5 of 5 rules', 'Passed'],
      ['Tests', 'Unit, contract', 'Passed'],
      ['Preview', 'As uid 10001', 'Passed'],
      ['Review', 'Code owner', 'Approved'],
    ],
    note: 'Green checks alone do not merge it. Until a code owner approves, the line is flat.',
  },
  record: {
    title: 'The record stays',
    caption: [
      'Pull request 318, 2025-03-04, times in UTC.',
      'Policy `run_as_non_root`, as of commit `3f2a1c8`.',
    ],
    columns: ['When', 'Who', 'What', 'Links to'],
    rows: [
      ['09:02', 'Pipeline', 'Failed', 'run 4821'],
      ['09:04', 'Observe’s AI', 'Drafted', 'commit 7c1e90a'],
      ['09:12', 'Pipeline', 'Passed', 'run 4822'],
      ['13:40', 'Code owner, named', 'Approved', 'merge b90d2e4'],
    ],
  },
} as const;
