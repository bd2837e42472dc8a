import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { root } from '#generator/root.ts';

const text = readFileSync(join(root, 'deploy/kubernetes/website.yaml'), 'utf8');
const [deployment, service, budget] = parseAllDocuments(text).map((part) => part.toJS());

// Ignores unknown fields; kubeconform in CI rejects them.
test.each([new Deployment(deployment), new Service(service), new PodDisruptionBudget(budget)])(
  'the $kind follows the schema of Kubernetes',
  (object) => {
    expect(() => object.validate()).not.toThrow();
  },
);

test('the selectors find the pods', () => {
  const { labels } = deployment.spec.template.metadata;
  const selectors = [deployment.spec.selector.matchLabels, budget.spec.selector.matchLabels];
  expect([...selectors, service.spec.selector]).toEqual([labels, labels, labels]);
});
