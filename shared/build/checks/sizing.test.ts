/**
 * The table of replicas in docs/operations.md follows from the costs, assumptions and formula before it,
 * and from what `deploy/kubernetes` requests.
 */
import { ofKind, pods, read } from './kubernetes.fixture.ts';

const text = read('docs/operations.md');
const section = text.slice(text.indexOf('## Sizing'), text.indexOf('## Termination and failures'));
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Returns the value of the only row whose first cell begins with `start`. */
function input(start: string): number {
  const found = rows.filter(([, name]) => name?.startsWith(start));
  expect([start, found.length]).toEqual([start, 1]);
  return Number(found[0]?.[2]);
}

const cached = 1000 / input('pages from the cache');
const searches = input('of these, searches') / 100;
const renderedShare = input('of the other views, rendered') / 100;
const views = input('views of a visitor');
const rendered = input('a rendered page');
const files = input('files and pictures');

const page = renderedShare * rendered + (1 - renderedShare) * cached;
const webMs =
  views * (searches * input('a search by a new word') + (1 - searches) * page) + files * cached;
const organiserMs =
  views * searches * input('a search in the organiser') +
  input('logins of a visitor') * input('a password');
const searchMs = views * searches * input('a search in the organiser');
const searchPods = ofKind('Deployment').find((one) => one.metadata.name === 'search')?.spec
  .replicas;

/** Returns the resource requests of a pod: cores, and memory in MiB. */
function requestOf(name: string) {
  const { cpu = '', memory = '' } =
    pods.find((pod) => pod.name === name)?.spec.containers[0]?.resources.requests ?? {};
  return {
    cores: cpu.endsWith('m') ? Number(cpu.slice(0, -1)) / 1000 : Number(cpu),
    memory: Number(memory.replace(/Mi$/u, '')),
  };
}

function replicasFor(name: string, cores: number): number {
  const load = cores / ((input('load at which') / 100) * requestOf(name).cores);
  return Math.max(2, Math.ceil(load) + input('pods above that'));
}

const coresOf = (visitors: number, ms: number) =>
  (((visitors / 3600) * ms) / 1000) * input('the busiest minutes against');

function rowFor(visitors: number): string[] {
  const coresFor = (ms: number) => coresOf(visitors, ms);
  const web = replicasFor('web-server', coresFor(webMs));
  const organisers = replicasFor('organiser', coresFor(organiserMs));
  const total = (what: 'cores' | 'memory') =>
    web * requestOf('web-server')[what] +
    organisers * requestOf('organiser')[what] +
    Number(searchPods) * requestOf('search')[what];
  return [
    visitors.toLocaleString('en'),
    coresFor(webMs).toFixed(2),
    String(web),
    coresFor(organiserMs).toFixed(2),
    String(organisers),
    `${total('cores')} cores`,
    `${(total('memory') / 1024).toFixed(1)} GiB`,
  ];
}

it('the sizing table follows from the formula for 1, 10 and 100 thousand visitors an hour', () => {
  const results = rows.filter(([, visitors]) => /^[\d,]+$/u.test(visitors ?? ''));
  expect(results.map((cells) => cells.slice(1, -1))).toEqual([1000, 10_000, 100_000].map(rowFor));
});

it('autoscaler limits and memory requests cover the computed needs', () => {
  const [, , web, , organisers] = rowFor(100_000);
  for (const [name, needed] of [
    ['web-server', web],
    ['organiser', organisers],
  ] as const) {
    const scaling = ofKind('HorizontalPodAutoscaler').find((one) => one.metadata.name === name);
    expect(scaling?.spec.maxReplicas).toBeGreaterThanOrEqual(Number(needed));
  }
  for (const [name, memory] of [
    ['web-server', 'memory of a web server'],
    ['organiser', 'memory of an organiser'],
    ['search', 'memory of a search process'],
  ] as const)
    expect(requestOf(name).memory * 1.05).toBeGreaterThan(input(memory));
  // One search process can serve all while the other is down.
  expect(coresOf(100_000, searchMs)).toBeLessThan(1);
});
