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

it('defines no persistent volume', () => {
  const text = files.map((file) => read(`deploy/kubernetes/${file}`)).join('\n');
  expect(text).not.toMatch(/PersistentVolume|volumeClaimTemplates|hostPath|ReadWrite/u);
});

it.each(pods.map((pod) => [pod.name, pod] as const))('runs unprivileged: %s', (_name, pod) => {
  expect(pod.spec).toMatchObject({
    automountServiceAccountToken: false,
    // Else a service named `organiser` would set ORGANISER_PORT to an address.
    enableServiceLinks: false,
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
  });
  expect(JSON.stringify(pod)).not.toMatch(/privileged|hostNetwork|hostPID|hostIPC|hostPort/u);
  for (const { image, command, securityContext, resources, volumeMounts = [] } of containersOf(
    pod,
  )) {
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(Object.keys(resources.limits)).toEqual(['memory']);
    const writable = volumeMounts.filter(({ readOnly }) => !readOnly).map(({ name }) => name);
    expect(writable.filter((name) => name !== 'data')).toEqual([]);
    if (image === 'dswine') expect(existsSync(path.join(root, command[1] ?? '-'))).toBe(true);
  }
});

it.each([
  ['web-server', 'shell/server/status.routes.ts', '/healthz'],
  ['organiser', 'organiser/src/http/metrics.routes.ts', '/healthz'],
  // Its startup ends only when its index is built.
  ['search', 'organiser/src/http/metrics.routes.ts', '/readyz'],
])('probes startup, readiness and liveness of %s at existing routes', (name, routes, started) => {
  const [container] = podOf(name).spec.containers;
  const { startupProbe, readinessProbe, livenessProbe } = container ?? {};
  const probed = [startupProbe, readinessProbe, livenessProbe].map((one) => one?.httpGet.path);
  // An unavailable database or bucket must not restart a process.
  expect(probed).toEqual([started, '/readyz', '/healthz']);
  for (const probe of probed) expect(read(routes)).toContain(`'${probe}'`);
  const { periodSeconds = 0, failureThreshold = 0 } = startupProbe ?? {};
  expect(periodSeconds * failureThreshold).toBeGreaterThanOrEqual(120);
});

/** Seconds in the source code: the longest that a server may need after its last request. */
function seconds(file: string, before: string): number {
  const [, ms = ''] = new RegExp(`${before}([\\d_]+)`, 'u').exec(read(file)) ?? [];
  return Number(ms.replaceAll('_', '')) / 1000;
}
const request = seconds('organiser/src/http/listener.ts', 'REQUEST_MS = ');
const drain = {
  'web-server':
    seconds('shell/server/http/connections.ts', 'request: ') +
    seconds('shell/server/rendering/render-pool.ts', 'wait: '),
  organiser: 2 * request,
  search: request,
};

it.each(Object.entries(drain))('gives %s time to drain before termination', (name, needed) => {
  const { terminationGracePeriodSeconds, containers } = podOf(name).spec;
  const pause = containers[0]?.lifecycle.preStop.sleep.seconds ?? 0;
  expect(pause).toBeGreaterThanOrEqual(5);
  expect(needed).toBeGreaterThan(0);
  expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(pause + needed);
});

it.each(deployments)(
  'spreads %s across hosts, and declares the ports on which it listens',
  (name) => {
    const { labels, spec } = podOf(name);
    const selector = { matchLabels: { app: name } };
    expect(labels).toMatchObject(selector.matchLabels);
    for (const constraint of spec.topologySpreadConstraints)
      expect(constraint).toMatchObject({ labelSelector: selector });
    const budget = ofKind('PodDisruptionBudget').find(({ metadata }) => metadata.name === name);
    expect(budget?.spec).toMatchObject({ selector });
    const ports = Object.entries(environmentOf(name)).filter(([one]) => /PORT$/u.test(one));
    expect(spec.containers[0]?.ports?.map(({ containerPort }) => String(containerPort))).toEqual(
      ports.map(([, port]) => port),
    );
  },
);

it('contains no secrets, and deploy/README.md documents all with their keys', () => {
  const variables = pods.flatMap(containersOf).flatMap(({ env = [] }) => env);
  for (const { name, value = '', valueFrom } of variables) {
    expect([name, name in secrets]).toEqual([name, valueFrom?.secretKeyRef !== undefined]);
    expect(value).not.toMatch(/:\/\/[^/]*@|PRIVATE KEY/u);
  }
  for (const address of Object.values(addresses)) expect(address).not.toMatch(/:\/\/[^/]*@/u);
  const kustomized = kustomizations.map((file) => read(`deploy/kubernetes/${file}`)).join('\n');
  expect([ofKind('Secret'), kustomized.includes('secretGenerator')]).toEqual([[], false]);

  const created = [
    ...read('deploy/README.md').matchAll(/create secret generic ([\w-]+)(.*)/gu),
  ].map(([, name = '', options = '']) => ({
    name,
    keys: [...options.matchAll(/--from-(?:literal|file)=([\w.-]+)/gu)].map(([, key]) => key),
  }));
  const mounted = pods.flatMap(({ spec }) =>
    (spec.volumes ?? []).flatMap(({ secret }) => secret?.secretName ?? []),
  );
  const references = variables.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []);
  expect(created.map(({ name }) => name).sort()).toEqual(
    [...new Set([...mounted, ...references.map(({ name }) => name)])].sort(),
  );
  for (const { name, key } of references)
    expect(created.find((one) => one.name === name)?.keys).toContain(key);
});
