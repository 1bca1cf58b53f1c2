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

/** Returns the rules that apply to a pod. Once a policy applies, all other traffic is denied. */
function rulesOf(app: string, direction: 'Ingress' | 'Egress'): Rule[] | 'everything' {
  const labels = pods.find(({ name }) => name === app)?.labels ?? {};
  const applying = policies.filter(
    ({ podSelector, policyTypes }) =>
      policyTypes?.includes(direction) &&
      Object.entries(podSelector?.matchLabels ?? {}).every(
        ([name, value]) => labels[name] === value,
      ),
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

it('denies every pod what no policy allows, and the metadata service of the cloud', () => {
  for (const { name } of pods) {
    const rules = [...flat(rulesOf(name, 'Ingress')), ...flat(rulesOf(name, 'Egress'))];
    expect(rules.filter((rule) => /^every/u.test(rule))).toEqual([]);
    for (const rule of rules.filter((one) => one.startsWith('addresses')))
      expect(rule).toContain('"except":["169.254.0.0/16"]');
  }
});

it('exposes http ports as services, metrics to monitoring, and the staff desk to nothing', () => {
  const inner = pods.flatMap((pod) =>
    containersOf(pod).flatMap(({ ports = [] }) =>
      ports.filter(({ name }) => name !== 'http').map(({ name }) => [pod.name, name] as const),
    ),
  );
  expect(inner.length).toBeGreaterThan(2);
  for (const [app, port] of inner) {
    const open = flat(rulesOf(app, 'Ingress')).filter((rule) => rule.endsWith(`: ${port}`));
    expect(open).toEqual(port === 'desk' ? [] : ['namespace monitoring: metrics']);
  }
  const ports = ofKind('Service').flatMap(({ spec }) => spec.ports ?? []);
  expect(new Set(ports.map(({ targetPort }) => targetPort))).toEqual(new Set(['http']));
});

it('each configured service URL has an existing port and matching network policies', () => {
  const calls = pods.flatMap(({ name }) =>
    Object.values(environmentOf(name)).flatMap((value) => {
      const [, service, port = 80] = /^http:\/\/([\w-]+)(?::(\d+))?$/u.exec(value) ?? [];
      return service === undefined ? [] : [{ name, service, port: Number(port) }];
    }),
  );
  expect(calls).toHaveLength(4);
  for (const { name, service, port } of calls) {
    const { spec } = ofKind('Service').find(({ metadata }) => metadata.name === service) ?? {};
    const [container] = pods.find((pod) => pod.name === service)?.spec.containers ?? [];
    expect(spec?.ports).toEqual([{ name: 'http', port, targetPort: 'http' }]);
    const [http] = container?.ports ?? [];
    expect(http?.name).toBe('http');
    expect(flat(rulesOf(name, 'Egress'))).toContain(`pods ${service}: ${http?.containerPort}`);
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
