import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type {
  IConfigMap,
  IContainer,
  IPersistentVolumeClaim,
  IService,
} from 'kubernetes-models/v1';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { paths } from '#contract/paths.ts';
import { parseEnv } from '#server/env.ts';
import { makeTempFolder } from '#server/testing/fixture-site.ts';
import { lastStage } from '../container/dockerfile.ts';
import { findProblems, type Manifest } from './validate.ts';

const here = import.meta.dirname;
const overlays = ['embedded', 'scaled'] as const;
const kustomize = ['kubectl', 'kustomize'].find(
  (program) => spawnSync(program, ['--help']).error === undefined,
);

function parse(text: string): Manifest[] {
  return parseAllDocuments(text).map((document) => document.toJS());
}

function rendered(overlay: string): Manifest[] {
  return parse(readFileSync(join(here, 'rendered', `${overlay}.yaml`), 'utf8'));
}

/** What Kustomize makes of a folder. */
function build(folder: string): Manifest[] {
  const args = kustomize === 'kubectl' ? ['kustomize', folder] : ['build', folder];
  const { stdout, stderr } = spawnSync(kustomize ?? '', args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  return parse(stdout);
}

interface Kinds {
  ConfigMap: IConfigMap;
  Deployment: IDeployment;
  HorizontalPodAutoscaler: IHorizontalPodAutoscaler;
  PersistentVolumeClaim: IPersistentVolumeClaim;
  PodDisruptionBudget: IPodDisruptionBudget;
  Service: IService;
}

function find<K extends keyof Kinds>(overlay: string, kind: K): Kinds[K] & Manifest {
  const found = rendered(overlay).find((manifest) => manifest.kind === kind);
  if (!found) throw new Error(`${overlay} has no ${kind}.`);
  return found as Kinds[K] & Manifest;
}

function podOf(overlay: string) {
  const { spec } = find(overlay, 'Deployment');
  const pod = spec?.template.spec;
  const container = pod?.containers[0] as IContainer;
  if (!spec || !pod) throw new Error('The deployment has no pod.');
  return { spec, pod, container };
}

describe.each(overlays)('the overlay %s', (overlay) => {
  test.skipIf(!kustomize)('is what is committed as rendered (needs kubectl or kustomize)', () => {
    expect(rendered(overlay)).toEqual(build(join(here, 'overlays', overlay)));
  });

  test.each(rendered(overlay).map((manifest) => [manifest.kind, manifest] as const))(
    '%s keeps to the schema of Kubernetes',
    async (_, manifest) => {
      expect(await findProblems(manifest)).toEqual([]);
    },
  );

  test('runs the pod with no right that it does not need', () => {
    const { pod, container } = podOf(overlay);
    const [user] = lastStage('USER');
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(`${pod.securityContext?.runAsUser}:${pod.securityContext?.runAsGroup}`).toBe(user);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources).toHaveProperty('limits.memory');
  });

  test('asks the server what it answers, where it listens', () => {
    const { container } = podOf(overlay);
    expect(container.startupProbe?.httpGet?.path).toBe(paths.health);
    expect(container.livenessProbe?.httpGet?.path).toBe(paths.health);
    expect(container.readinessProbe?.httpGet?.path).toBe(paths.ready);
    const names = container.ports?.map(({ name }) => name);
    for (const { targetPort } of find(overlay, 'Service').spec?.ports ?? []) {
      expect(names).toContain(targetPort);
    }
  });

  test('gives the server time to stop, and settings that it takes', () => {
    const { pod, container } = podOf(overlay);
    const own = Object.fromEntries(
      (container.env ?? []).map(({ name, value }) => [name, value ?? '']),
    );
    const settings = { ...find(overlay, 'ConfigMap').data, ...own };
    // Those of the secret have no value here.
    const { drainSeconds, siteUrl, trustProxy, metricsPort, metricsHost } = parseEnv(settings);
    expect({ drainSeconds, siteUrl, trustProxy, metricsHost }).toEqual({
      drainSeconds: overlay === 'scaled' ? 10 : 0,
      siteUrl: 'https://website.example',
      trustProxy: 1,
      metricsHost: '0.0.0.0',
    });
    expect(container.ports).toContainEqual({ name: 'metrics', containerPort: metricsPort });
    // Ten for requests under way, twenty for a mail.
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drainSeconds + 10 + 20);
  });
});

test('embedded: one process on the volume at any time', () => {
  const { spec, pod, container } = podOf('embedded');
  expect(spec).toMatchObject({ replicas: 1, strategy: { type: 'Recreate' } });
  expect(pod.volumes).toContainEqual(
    expect.objectContaining({ persistentVolumeClaim: { claimName: 'website-data' } }),
  );
  expect(container.volumeMounts).toContainEqual({ name: 'data', mountPath: '/data' });
});

test('scaled: three or more, none missing while they are replaced, messages in one place', () => {
  const { spec, pod, container } = podOf('scaled');
  expect(spec.replicas).toBeUndefined();
  expect(spec.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
  expect(pod.topologySpreadConstraints).toHaveLength(2);
  const scaler = find('scaled', 'HorizontalPodAutoscaler').spec;
  expect(scaler?.minReplicas).toBeGreaterThanOrEqual(3);
  expect(scaler?.scaleTargetRef.name).toBe('website');
  const budget = find('scaled', 'PodDisruptionBudget').spec;
  expect(budget?.selector).toEqual(spec.selector);
  for (const name of ['DATABASE_URL', 'SMTP_URL']) {
    const variable = container.env?.find((entry) => entry.name === name);
    expect(variable?.valueFrom?.secretKeyRef).toEqual({ name: 'website', key: name });
  }
});

test('one replica has as much room for what a restore gathers as for the messages', () => {
  const { pod } = podOf('embedded');
  const claim = find('embedded', 'PersistentVolumeClaim').spec?.resources?.requests?.['storage'];
  const tmp = pod.volumes?.find(({ name }) => name === 'tmp');
  expect(tmp?.emptyDir?.sizeLimit).toBe(claim);
});

test.skipIf(!kustomize)('the overlay that the document has people write', async () => {
  const text = readFileSync(join(here, '../../docs/operations.md'), 'utf8');
  const block = /```yaml\n(# deploy\/kubernetes\/overlays\/ours[\s\S]*?)```/.exec(text)?.[1] ?? '';
  const copy = join(makeTempFolder(), 'kubernetes');
  cpSync(here, copy, { recursive: true });
  mkdirSync(join(copy, 'overlays/ours'));
  writeFileSync(join(copy, 'overlays/ours/kustomization.yaml'), block);
  const manifests = build(join(copy, 'overlays/ours'));
  for (const manifest of manifests) expect(await findProblems(manifest)).toEqual([]);
  const ingress = manifests.find(({ kind }) => kind === 'Ingress');
  expect(ingress).toHaveProperty('spec.rules.0.host', 'www.example.com');
  const settings = manifests.find(({ kind }) => kind === 'ConfigMap');
  expect(settings).toHaveProperty('data.SITE_URL', 'https://www.example.com');
  expect(settings).toHaveProperty('data.TRUST_PROXY', '1');
});

test.skipIf(!kustomize)('the component for the Prometheus Operator finds the pods', () => {
  const deploy = join(makeTempFolder(), 'deploy');
  cpSync(here, join(deploy, 'kubernetes'), { recursive: true });
  cpSync(join(here, '../observability'), join(deploy, 'observability'), { recursive: true });
  const ours = join(deploy, 'kubernetes/overlays/ours');
  mkdirSync(ours);
  const lines = ['namespace: elsewhere', 'resources: [../scaled]', componentLine()];
  writeFileSync(join(ours, 'kustomization.yaml'), lines.join('\n'));
  const manifests = build(ours);
  const monitor = manifests.find(({ kind }) => kind === 'PodMonitor');
  const { container, spec } = podOf('scaled');
  expect(monitor).toMatchObject({
    metadata: { namespace: 'elsewhere' },
    spec: { selector: { matchLabels: spec.template.metadata?.labels } },
  });
  expect(monitor).toHaveProperty('spec.podMetricsEndpoints.0.port', 'metrics');
  expect(container.ports?.map(({ name }) => name)).toContain('metrics');
  expect(manifests.find(({ kind }) => kind === 'PrometheusRule')).toHaveProperty('spec.groups.0');
  const dashboard = manifests.find(({ metadata }) => metadata.name === 'website-dashboard');
  expect(dashboard).toHaveProperty('metadata.labels.grafana_dashboard', '1');
});

/** The line that the document says to add. */
function componentLine(): string {
  const text = readFileSync(join(here, '../../docs/operations.md'), 'utf8');
  return /`(components: [^`]+)`/.exec(text)?.[1] ?? '';
}

test('the schemas would notice a slip', async () => {
  const deployment = structuredClone(find('scaled', 'Deployment'));
  const container = deployment.spec?.template.spec?.containers[0] as unknown as Record<
    string,
    unknown
  >;
  container['imagePulPolicy'] = 'Always';
  container['resources'] = { limits: { memory: '256 MB' } };
  const problems = (await findProblems(deployment)).join('\n');
  expect(problems).toContain('imagePulPolicy');
  expect(problems).toContain('limits/memory');
});
