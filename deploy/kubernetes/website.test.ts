import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { root } from '#generator/root.ts';

// In CI kubeconform checks the schema.
test('the selectors find the pods', () => {
  const text = readFileSync(join(root, 'deploy/kubernetes/website.yaml'), 'utf8');
  const [deployment, service, budget] = parseAllDocuments(text).map((part) => part.toJS());
  const { labels } = deployment.spec.template.metadata;
  const selectors = [deployment.spec.selector.matchLabels, budget.spec.selector.matchLabels];
  expect([...selectors, service.spec.selector]).toEqual([labels, labels, labels]);
});
