/** Network policies of the cluster: which pods and addresses may connect to which ports. */
import { parser } from '@prometheus-io/lezer-promql';
import { parse as parseYaml } from 'yaml';
import {
  containersOf,
  environmentOf,
  ofKind,
  pods,
  read,
  type Peer,
  type Rule,
} from './kubernetes.fixture.ts';

const policies = ofKind('NetworkPolicy').map(({ spec }) => spec);

const selects = (labels: Record<string, string>, wanted: Record<string, string> = {}) =>
  Object.entries(wanted).every(([name, value]) => labels[name] === value);

/** Returns the rules that apply to a pod. Once a policy applies, all other traffic is denied. */
function rulesOf(app: string, direction: 'Ingress' | 'Egress'): Rule[] | 'everything' {
  const labels = pods.find(({ name }) => name === app)?.labels ?? {};
  const applying = policies.filter(
    ({ podSelector, policyTypes }) =>
      policyTypes?.includes(direction) && selects(labels, podSelector?.matchLabels),
  );
  if (applying.length === 0) return 'everything';
  return applying.flatMap(
    ({ ingress, egress }) => (direction === 'Ingress' ? ingress : egress) ?? [],
  );
}

function describePeer({ podSelector, namespaceSelector, ipBlock }: Peer): string {
  if (ipBlock) return `addresses ${JSON.stringify(ipBlock)}`;
  const namespace = namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'];
  if (namespace !== undefined) return `namespace ${namespace}`;
  return `pods ${podSelector?.matchLabels?.['app']}`;
}

const flat = (rules: Rule[] | 'everything') =>
  rules === 'everything'
    ? [rules]
    : rules.flatMap(({ from, to, ports }) =>
        (from ?? to ?? [undefined]).flatMap((peer) =>
          (ports ?? [{ port: 'every port' }]).map(
            ({ port }) => `${peer ? describePeer(peer) : 'everybody'}: ${port}`,
          ),
        ),
      );

const internet = 'addresses {"cidr":"0.0.0.0/0","except":["169.254.0.0/16"]}';
const names = ['namespace kube-system: 53', 'namespace kube-system: 53'];

it.each([
  ['web-server', ['namespace ingress-nginx: http', 'namespace monitoring: metrics']],
  ['organiser', ['pods web-server: http', 'namespace monitoring: metrics']],
  // The search process serves calls and metrics on the same listener.
  ['search', ['pods organiser: http', 'namespace monitoring: http']],
  ['refresh', []],
  ['migrate', []],
])('allows ingress to %s only from the listed peers', (app, peers) =>
  expect(flat(rulesOf(app, 'Ingress'))).toEqual(peers),
);

it.each([
  ['web-server', ['pods organiser: 3001', 'namespace monitoring: 4318', `${internet}: 443`]],
  [
    'organiser',
    [
      'pods search: 3003',
      `${internet}: 587`,
      'namespace monitoring: 4318',
      `${internet}: 443`,
      `${internet}: 5432`,
    ],
  ],
  ['search', ['namespace monitoring: 4318', `${internet}: 5432`]],
  ['refresh', [`${internet}: 443`]],
  ['migrate', [`${internet}: 5432`]],
])('allows egress from %s only to the listed peers', (app, peers) =>
  expect(flat(rulesOf(app, 'Egress')).sort()).toEqual([...names, ...peers].sort()),
);

it('exposes http ports as services, metrics to monitoring, and the staff desk to nothing', () => {
  const inner = pods.flatMap((pod) =>
    containersOf(pod).flatMap(({ ports = [] }) =>
      ports.filter(({ name }) => name !== 'http').map(({ name }) => [pod.name, name] as const),
    ),
  );
  expect(inner).toEqual([
    ['organiser', 'desk'],
    ['organiser', 'metrics'],
    ['web-server', 'metrics'],
  ]);
  for (const [app, port] of inner) {
    const open = flat(rulesOf(app, 'Ingress')).filter((rule) => rule.endsWith(`: ${port}`));
    expect([app, port, open]).toEqual([
      app,
      port,
      port === 'desk' ? [] : ['namespace monitoring: metrics'],
    ]);
  }
  const services = ofKind('Service');
  expect(services.map(({ spec }) => spec.ports?.map((one) => one.targetPort))).toEqual(
    services.map(() => ['http']),
  );
});

it('covers every pod with ingress and egress policies', () => {
  for (const { name } of pods)
    expect([name, rulesOf(name, 'Ingress'), rulesOf(name, 'Egress')]).not.toContain('everything');
});

it('each configured service URL has an existing port and matching network policies', () => {
  const calls = pods.flatMap(({ name }) =>
    Object.values(environmentOf(name)).flatMap((value) => {
      const [, service, port] = /^http:\/\/([\w-]+):(\d+)$/u.exec(value) ?? [];
      return service === undefined ? [] : [{ name, service, port: Number(port) }];
    }),
  );
  expect(calls.map(({ name, service }) => [name, service])).toEqual([
    ['organiser', 'search'],
    ['web-server', 'organiser'],
  ]);
  for (const { name, service, port } of calls) {
    const { ports } =
      ofKind('Service').find(({ metadata }) => metadata.name === service)?.spec ?? {};
    const [container] = pods.find((pod) => pod.name === service)?.spec.containers ?? [];
    expect(ports).toEqual([{ name: 'http', port, targetPort: 'http' }]);
    expect(container?.ports?.[0]).toEqual({ name: 'http', containerPort: port });
    expect(flat(rulesOf(name, 'Egress'))).toContain(`pods ${service}: ${port}`);
    expect(flat(rulesOf(service, 'Ingress'))).toContain(`pods ${name}: http`);
  }
});

it('autoscales by a documented metric that the adapter rules query in valid PromQL', () => {
  const [scaled] = ofKind('HorizontalPodAutoscaler').flatMap(
    ({ spec }) => spec.metrics?.flatMap(({ pods: wanted }) => wanted?.metric.name ?? []) ?? [],
  );
  const { rules } = parseYaml(read('deploy/observability/adapter-rules.yaml')) as {
    rules: { seriesQuery: string; metricsQuery: string }[];
  };
  expect(rules.map(({ seriesQuery }) => /^\w+/u.exec(seriesQuery)?.[0])).toEqual([scaled]);
  expect(read('docs/operations.md')).toContain(`\`${scaled}\``);
  for (const { seriesQuery, metricsQuery } of rules) {
    // The adapter replaces these variables of its template.
    const query = metricsQuery
      .replaceAll('<<.Series>>', String(scaled))
      .replaceAll('<<.LabelMatchers>>', 'namespace="dswine"')
      .replaceAll('<<.GroupBy>>', 'pod');
    for (const expression of [seriesQuery, query])
      parser.parse(expression).iterate({
        enter: ({ type }) => expect([expression, type.isError]).toEqual([expression, false]),
      });
  }
});
