/** The files in `deploy/kubernetes` run the site as docs/operations.md says. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSettings as readOrganiserSettings } from '../../../organiser/src/process/settings.ts';
import { readSettings as readWebSettings } from '../../../shell/server/settings/settings.ts';
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
  type Pod,
} from './kubernetes.fixture.ts';

const deployments = ofKind('Deployment').map(({ metadata }) => metadata.name);
const podOf = (name: string): Pod => {
  const pod = pods.find((one) => one.name === name);
  if (!pod) throw new Error(`There is no pod ${name}.`);
  return pod;
};
const credentials = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
const secrets = {
  ...credentials,
  DATABASE_URL: 'postgresql://organiser:secret@database.example/dswine?sslmode=verify-full',
  SMTP_URL: 'smtps://user:secret@mail.example',
};

it('runs two kinds of servers, a daily job and a migration', () => {
  expect(deployments).toEqual(['organiser', 'web-server']);
  expect(pods.map(({ name }) => name).sort()).toEqual([
    'migrate',
    'organiser',
    'refresh',
    'web-server',
  ]);
});

it.each(pods.map((pod) => [pod.name, pod] as const))('shares no volume: %s', (_name, pod) => {
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

it('has no volume that outlives a pod', () => {
  const text = files.map((file) => read(`deploy/kubernetes/${file}`)).join('\n');
  expect(text).not.toMatch(/PersistentVolume|volumeClaimTemplates|hostPath|ReadWrite/u);
});

it.each(pods.map((pod) => [pod.name, pod] as const))('has no privileges: %s', (_name, pod) => {
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

it('is refused by the namespace otherwise', () =>
  expect(ofKind('Namespace')[0]?.metadata.labels).toMatchObject({
    'pod-security.kubernetes.io/enforce': 'restricted',
  }));

it.each([
  ['web-server', 'shell/server/status.routes.ts'],
  ['organiser', 'organiser/src/http/health.routes.ts'],
])('asks %s whether it has started, is ready and alive', (name, routes) => {
  const [container] = podOf(name).spec.containers;
  const { startupProbe, readinessProbe, livenessProbe } = container ?? {};
  for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
    expect(probe?.httpGet.port).toBe('http');
    expect(read(routes)).toContain(`'${probe?.httpGet.path}'`);
  }
  expect(readinessProbe?.httpGet.path).toBe('/readyz');
  // A database or a bucket that is away is no reason to start a process anew.
  expect([startupProbe?.httpGet.path, livenessProbe?.httpGet.path]).toEqual([
    '/healthz',
    '/healthz',
  ]);
});

/** What a server may still have to do when it has got its last request, in seconds. */
const drain = { 'web-server': 20 + 30, organiser: 20 + 20 };

it.each(Object.entries(drain))('lets %s finish what it has begun', (name, seconds) => {
  const { terminationGracePeriodSeconds, containers } = podOf(name).spec;
  const pause = containers[0]?.lifecycle.preStop.sleep.seconds ?? 0;
  expect(pause).toBeGreaterThanOrEqual(5);
  expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(pause + seconds);
});

it('knows how long that is', () => {
  expect(read('shell/server/http/connections.ts')).toContain('request: 20_000');
  expect(read('shell/server/rendering/render-pool.ts')).toContain('wait: 30_000');
  expect(read('organiser/src/http/listener.ts')).toContain('REQUEST_MS = 20_000');
});

it.each(deployments)('keeps several of %s apart, through load and disruptions', (name) => {
  const selector = { matchLabels: { app: name } };
  expect(podOf(name).labels).toMatchObject({ app: name });
  const { spec: budget } =
    ofKind('PodDisruptionBudget').find((one) => one.metadata.name === name) ?? {};
  expect(budget).toMatchObject({ maxUnavailable: 1, selector });
  const { spec: scaling } =
    ofKind('HorizontalPodAutoscaler').find((one) => one.metadata.name === name) ?? {};
  expect(scaling?.scaleTargetRef).toMatchObject({ kind: 'Deployment', name });
  expect(scaling?.minReplicas).toBeGreaterThanOrEqual(2);
  expect(scaling?.metrics?.at(-1)?.resource?.name).toBe('cpu');
  const constraints = podOf(name).spec.topologySpreadConstraints;
  expect(constraints.map(({ topologyKey }) => topologyKey)).toEqual([
    'kubernetes.io/hostname',
    'topology.kubernetes.io/zone',
  ]);
  for (const constraint of constraints)
    expect(constraint).toMatchObject({ labelSelector: selector });
  const [deployment] = ofKind('Deployment').filter((one) => one.metadata.name === name);
  expect(deployment?.spec).toMatchObject({
    selector,
    strategy: { rollingUpdate: { maxUnavailable: 0 } },
  });
});

describe('secrets', () => {
  const references = pods.flatMap((pod) => [
    ...(pod.spec.volumes ?? []).flatMap(({ secret }) => (secret ? [secret.secretName] : [])),
    ...containersOf(pod).flatMap(({ env = [] }) =>
      env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.name ?? []),
    ),
  ]);

  it('are named and not contained', () => {
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

  it('are explained, each where they are created', () => {
    const created = read('deploy/README.md').matchAll(/create secret generic ([\w-]+)/gu);
    expect([...created].map(([, name]) => name).sort()).toEqual([...new Set(references)].sort());
  });
});

/** An environment that remembers which of its variables were read. */
function observed(environment: Record<string, string>) {
  const names = new Set<string | symbol>();
  const proxy = new Proxy(environment, {
    get: (target, name) => {
      names.add(name);
      return Reflect.get(target, name) as string | undefined;
    },
  });
  return { proxy, names };
}
/** Read by the AWS SDK, and by tests that watch it: shared/src/bucket. */
const readBySdk = Object.keys(credentials);

it('gives the web server settings that it reads, and all that a cluster needs', () => {
  const environment = environmentOf('web-server', secrets);
  const { proxy, names } = observed({
    ...environment,
    SITE_CONFIG: path.join(root, 'deploy/kubernetes/site.json'),
  });
  const settings = readWebSettings(proxy, root);
  expect(Object.keys(environment).filter((name) => !names.has(name))).toEqual(readBySdk);
  expect(settings).toMatchObject({
    siteUrl: addresses['SITE_ORIGINS'],
    edge: true,
    host: '0.0.0.0',
    metricsHost: '0.0.0.0',
    organiser: 'http://organiser:3001',
    trustedProxies: ['loopback', 'uniquelocal'],
    releaseStore: addresses['RELEASE_STORE'],
    dateBar: false,
  });
  expect(settings.releaseStore).toMatch(/^s3:/u);
  const { releaseCopies, releaseTrust, releaseRoot, dataDir } = settings;
  for (const folder of [releaseCopies, releaseTrust, dataDir]) expect(folder).toMatch(/^\/data/u);
  expect(releaseRoot).toMatch(/^\/keys\//u);
});

it.each(['organiser', 'migrate'])('gives %s settings that it reads', (name) => {
  const environment = environmentOf(name, secrets);
  const { proxy, names } = observed({ ...environment, NODE_ENV: 'production' });
  const settings = readOrganiserSettings(proxy, root);
  const unread = Object.keys(environment).filter((variable) => !names.has(variable));
  expect(unread).toEqual(name === 'organiser' ? readBySdk : []);
  expect(settings.databaseUrl).toBe(secrets.DATABASE_URL);
});

it('gives the organiser all that several organisers need', () => {
  const settings = readOrganiserSettings(environmentOf('organiser', secrets), root);
  expect(settings).toMatchObject({
    host: '0.0.0.0',
    desk: { host: '127.0.0.1', port: 3002 },
    metrics: { host: '0.0.0.0', port: 9465 },
    dataFolder: '/data',
    siteOrigins: [addresses['SITE_ORIGINS']],
    trustedProxies: ['loopback', 'uniquelocal'],
    erasureList: addresses['ERASURE_LIST'],
    smtpUrl: secrets.SMTP_URL,
    mailFrom: addresses['MAIL_FROM'],
    personKey: { file: '/keys/person.key', mayCreate: false },
    formGuards: true,
  });
  expect(settings.erasureList).toMatch(/^s3:/u);
  // A list that is lost with the database would erase nothing again.
  expect(new URL(settings.erasureList).hostname).not.toBe(
    new URL(addresses['RELEASE_STORE'] ?? '').hostname,
  );
});

it.each(deployments)('opens the ports on which %s listens', (name) => {
  const [container] = podOf(name).spec.containers;
  const ports = Object.entries(environmentOf(name, secrets)).filter(([one]) => /PORT$/u.test(one));
  expect(container?.ports?.map(({ containerPort }) => String(containerPort))).toEqual(
    ports.map(([, port]) => port),
  );
  expect(container?.ports?.[0]?.name).toBe('http');
});

it('runs programs that are there', () => {
  for (const { image, command } of pods.flatMap(containersOf))
    if (image === 'dswine') expect(existsSync(path.join(root, command[1] ?? '-'))).toBe(true);
  expect(resources.length).toBeGreaterThan(15);
});
