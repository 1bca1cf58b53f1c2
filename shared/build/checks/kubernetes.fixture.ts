import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';

/** What the tests read of the files in `deploy/kubernetes`. */
export const root = path.resolve(import.meta.dirname, '../../..');
export const folder = path.join(root, 'deploy/kubernetes');

type Probe = {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  failureThreshold: number;
};
type Reference = { name: string; key: string };
export type Variable = {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef?: Reference; configMapKeyRef?: Reference };
};
export type Container = {
  name: string;
  image: string;
  command: string[];
  ports?: { name: string; containerPort: number }[];
  env?: Variable[];
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
  lifecycle: { preStop: { sleep: { seconds: number } } };
  securityContext: object;
  resources: { requests: Record<string, string>; limits: object };
  volumeMounts?: { name: string; readOnly?: boolean }[];
};
export type PodSpec = {
  containers: Container[];
  initContainers?: Container[];
  volumes?: { name: string; secret?: { secretName: string } }[];
  terminationGracePeriodSeconds: number;
  topologySpreadConstraints: { topologyKey: string }[];
};
type Template = { metadata: { labels: Record<string, string> }; spec: PodSpec };
type Labels = { matchLabels?: Record<string, string> };
export type Peer = { namespaceSelector?: Labels; podSelector?: Labels; ipBlock?: object };
export type Rule = { from?: Peer[]; to?: Peer[]; ports?: { port: string | number }[] };
export type Resource = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    template?: Template;
    jobTemplate?: { spec: { template: Template } };
    selector?: Labels & Record<string, string>;
    podSelector?: Labels;
    policyTypes?: string[];
    ports?: { targetPort: string }[];
    ingress?: Rule[];
    egress?: Rule[];
    replicas?: number;
    maxReplicas?: number;
    metrics?: { pods?: { metric: { name: string } } }[];
  };
};
export type Pod = { name: string; labels: Record<string, string>; spec: PodSpec };

export const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const listed = readdirSync(folder, { recursive: true, encoding: 'utf8' });
export const files = listed.filter((file) => file.endsWith('.yaml')).sort();
export const kustomizations = files.filter((file) => file.endsWith('kustomization.yaml'));

export function parse(file: string): unknown[] {
  return parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => {
    expect([file, document.errors]).toEqual([file, []]);
    return document.toJS() as unknown;
  });
}

/** All resources, in the order of their files. */
export const resources = files
  .filter((file) => !kustomizations.includes(file))
  .flatMap(parse) as Resource[];
export const ofKind = (kind: string) => resources.filter((resource) => resource.kind === kind);

/** The pods of deployments and jobs. */
export const pods: Pod[] = resources.flatMap(({ metadata, spec }) => {
  const template = spec?.template ?? spec?.jobTemplate?.spec.template;
  return template
    ? [{ name: metadata.name, labels: template.metadata.labels, spec: template.spec }]
    : [];
});

/** The addresses that pods take from a ConfigMap. */
export const addresses = Object.fromEntries(
  read('deploy/kubernetes/addresses.env')
    .split('\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

export const containersOf = ({ spec }: Pod) => [...(spec.initContainers ?? []), ...spec.containers];

/** The environment that a pod's program gets. */
export function environmentOf(name: string): Record<string, string> {
  const hidden: Record<string, string> = secrets;
  const variables = pods.find((pod) => pod.name === name)?.spec.containers[0]?.env ?? [];
  return Object.fromEntries(
    variables.map(({ name: variable, value, valueFrom }) => [
      variable,
      value ?? addresses[valueFrom?.configMapKeyRef?.key ?? ''] ?? hidden[variable] ?? '',
    ]),
  );
}

/** Values for what pods take from secrets. */
export const secrets = {
  AWS_ACCESS_KEY_ID: 'id',
  AWS_SECRET_ACCESS_KEY: 'secret',
  DATABASE_URL: 'postgresql://organiser:secret@database.example/dswine?sslmode=verify-full',
  SMTP_URL: 'smtps://user:secret@mail.example',
};
