/** The files in `deploy/kubernetes` deploy the site as docs/operations.md describes. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  addresses,
  containersOf,
  environmentOf,
  files,
  kustomizations,
  ofKind,
  pods,
  read,
  resources,
  root,
  secrets,
  type Pod,
} from './kubernetes.fixture.ts';

const deployments = ofKind('Deployment').map(({ metadata }) => metadata.name);
const podOf = (name: string): Pod => {
  const pod = pods.find((one) => one.name === name);
  if (!pod) throw new Error(`There is no pod ${name}.`);
  return pod;
};
const deploymentOf = (name: string) =>
  ofKind('Deployment').find(({ metadata }) => metadata.name === name)?.spec;

it('defines three deployments, a refresh job and a migration job', () => {
  expect(deployments).toEqual(['organiser', 'search', 'web-server']);
  expect(pods.map(({ name }) => name).sort()).toEqual([
    'migrate',
    'organiser',
    'refresh',
    'search',
    'web-server',
  ]);
});

it.each(pods.map((pod) => [pod.name, pod] as const))('uses no shared volume: %s', (_name, pod) => {
  for (const { name, ...volume } of pod.spec.volumes ?? []) {
    expect([name, ...Object.keys(volume)]).toEqual([
      name,
      expect.stringMatching(/^(emptyDir|configMap|secret)$/u),
    ]);
  }
  const mounted = containersOf(pod).flatMap(({ volumeMounts = [] }) => volumeMounts);
  const names = (pod.spec.volumes ?? []).map(({ name }) => name);
  expect([...new Set(mounted.map(({ name }) => name))].sort()).toEqual(names.sort());
  for (const { name, readOnly } of mounted)
    expect([name, readOnly ?? false]).toEqual([name, name !== 'data']);
});

it('defines no persistent volume', () => {
  const text = files.map((file) => read(`deploy/kubernetes/${file}`)).join('\n');
  expect(text).not.toMatch(/PersistentVolume|volumeClaimTemplates|hostPath|ReadWrite/u);
});

it.each(pods.map((pod) => [pod.name, pod] as const))('runs unprivileged: %s', (_name, pod) => {
  expect(pod.spec).toMatchObject({
    automountServiceAccountToken: false,
    // Else a service named `organiser` would set ORGANISER_PORT to an address.
    enableServiceLinks: false,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    },
  });
  expect(JSON.stringify(pod)).not.toMatch(/privileged|hostNetwork|hostPID|hostIPC|hostPort/u);
  for (const {
    securityContext,
    resources: { requests, limits },
  } of containersOf(pod)) {
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect([Object.keys(requests), Object.keys(limits)]).toEqual([['cpu', 'memory'], ['memory']]);
  }
});

it('the namespace enforces the restricted pod security standard', () =>
  expect(ofKind('Namespace')[0]?.metadata.labels).toMatchObject({
    'pod-security.kubernetes.io/enforce': 'restricted',
  }));

it.each([
  ['web-server', 'shell/server/status.routes.ts', '/healthz'],
  ['organiser', 'organiser/src/http/health.routes.ts', '/healthz'],
  // Its startup ends only when its index is built.
  ['search', 'organiser/src/http/health.routes.ts', '/readyz'],
])('probes startup, readiness and liveness of %s at existing routes', (name, routes, started) => {
  const [container] = podOf(name).spec.containers;
  const { startupProbe, readinessProbe, livenessProbe } = container ?? {};
  for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
    expect(probe?.httpGet.port).toBe('http');
    expect(read(routes)).toContain(`'${probe?.httpGet.path}'`);
  }
  expect(readinessProbe?.httpGet.path).toBe('/readyz');
  // An unavailable database or bucket must not restart a process.
  expect([startupProbe?.httpGet.path, livenessProbe?.httpGet.path]).toEqual([started, '/healthz']);
  const { periodSeconds = 0, failureThreshold = 0 } = startupProbe ?? {};
  expect(periodSeconds * failureThreshold).toBeGreaterThanOrEqual(120);
});

/** The longest time a server may need after it has received its last request, in seconds. */
const drain = { 'web-server': 20 + 30, organiser: 20 + 20, search: 20 };

it('drain covers every deployment', () => expect(Object.keys(drain).sort()).toEqual(deployments));

it.each(Object.entries(drain))('gives %s time to drain before termination', (name, seconds) => {
  const { terminationGracePeriodSeconds, containers } = podOf(name).spec;
  const pause = containers[0]?.lifecycle.preStop.sleep.seconds ?? 0;
  expect(pause).toBeGreaterThanOrEqual(5);
  expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(pause + seconds);
});

it('the drain times match the timeouts in the source code', () => {
  expect(read('shell/server/http/connections.ts')).toContain('request: 20_000');
  expect(read('shell/server/rendering/render-pool.ts')).toContain('wait: 30_000');
  expect(read('organiser/src/http/listener.ts')).toContain('REQUEST_MS = 20_000');
});

it.each(deployments)('spreads %s across hosts and zones, and limits its disruptions', (name) => {
  const selector = { matchLabels: { app: name } };
  expect(podOf(name).labels).toMatchObject({ app: name });
  const { spec: budget } =
    ofKind('PodDisruptionBudget').find((one) => one.metadata.name === name) ?? {};
  expect(budget).toMatchObject({ selector });
  const constraints = podOf(name).spec.topologySpreadConstraints;
  expect(constraints.map(({ topologyKey }) => topologyKey)).toEqual([
    'kubernetes.io/hostname',
    'topology.kubernetes.io/zone',
  ]);
  for (const constraint of constraints)
    expect(constraint).toMatchObject({ labelSelector: selector });
  expect(deploymentOf(name)).toMatchObject({
    selector,
    strategy: { rollingUpdate: { maxUnavailable: 0 } },
  });
});

const budgetOf = (name: string) =>
  ofKind('PodDisruptionBudget').find((one) => one.metadata.name === name)?.spec;

it.each(['organiser', 'web-server'])('autoscales %s from at least two replicas', (name) => {
  const { spec: scaling } =
    ofKind('HorizontalPodAutoscaler').find((one) => one.metadata.name === name) ?? {};
  expect(scaling?.scaleTargetRef).toMatchObject({ kind: 'Deployment', name });
  expect(scaling?.minReplicas).toBeGreaterThanOrEqual(2);
  expect(scaling?.metrics?.at(-1)?.resource?.name).toBe('cpu');
  expect(deploymentOf(name)?.replicas).toBeUndefined();
  expect(budgetOf(name)).toMatchObject({ maxUnavailable: 1 });
});

it('runs two search replicas without autoscaling, and at least one during disruptions', () => {
  expect(ofKind('HorizontalPodAutoscaler')).toHaveLength(2);
  expect(deploymentOf('search')?.replicas).toBe(2);
  expect(budgetOf('search')).toMatchObject({ minAvailable: 1 });
});

describe('secrets', () => {
  const mounted = pods.flatMap(({ spec }) =>
    (spec.volumes ?? []).flatMap(({ secret }) => secret?.secretName ?? []),
  );
  const references = pods
    .flatMap(containersOf)
    .flatMap(({ env = [] }) => env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []));

  it('are referenced by the manifests and not contained in them', () => {
    const kustomized = kustomizations.map((file) => read(`deploy/kubernetes/${file}`)).join('\n');
    expect(ofKind('Secret')).toEqual([]);
    expect(kustomized).not.toContain('secretGenerator');
    const variables = pods.flatMap(containersOf).flatMap(({ env = [] }) => env);
    const secret = variables.filter(({ name }) => name in secrets);
    expect(new Set(secret.map(({ name }) => name))).toEqual(new Set(Object.keys(secrets)));
    for (const { name, value, valueFrom } of secret)
      expect([name, value, typeof valueFrom?.secretKeyRef]).toEqual([name, undefined, 'object']);
    for (const { name, value = '' } of variables) {
      expect([name, value]).not.toEqual([name, expect.stringMatching(/:\/\/[^/]*@|PRIVATE KEY/u)]);
      expect(name).not.toMatch(/PASSWORD|TOKEN/u);
    }
    for (const address of Object.values(addresses)) expect(address).not.toMatch(/:\/\/[^/]*@/u);
  });

  it('are all documented in deploy/README.md with their keys', () => {
    const lines = read('deploy/README.md').split('\n');
    const created = lines.flatMap((line) => {
      const [, name] = /create secret generic ([\w-]+)/u.exec(line) ?? [];
      const keys = [...line.matchAll(/--from-(?:literal|file)=([\w.-]+)/gu)].map(([, key]) => key);
      return name === undefined ? [] : [{ name, keys }];
    });
    expect(created.map(({ name }) => name).sort()).toEqual(
      [...new Set([...mounted, ...references.map(({ name }) => name)])].sort(),
    );
    for (const { name, key } of references)
      expect([name, created.find((one) => one.name === name)?.keys]).toEqual([
        name,
        expect.arrayContaining([key]),
      ]);
  });
});

it.each(deployments)('declares the container ports on which %s listens', (name) => {
  const [container] = podOf(name).spec.containers;
  const ports = Object.entries(environmentOf(name)).filter(([one]) => /PORT$/u.test(one));
  expect(container?.ports?.map(({ containerPort }) => String(containerPort))).toEqual(
    ports.map(([, port]) => port),
  );
  expect(container?.ports?.[0]?.name).toBe('http');
});

it('containers run programs that exist in the repository', () => {
  for (const { image, command } of pods.flatMap(containersOf))
    if (image === 'dswine') expect(existsSync(path.join(root, command[1] ?? '-'))).toBe(true);
  expect(resources.length).toBeGreaterThan(15);
});
