import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import rule from '../../deploy/edge/edge-rule.js';
import { chooseLocale, isCrawler } from './http/locale-choice.ts';
import { pageUrl } from './http/page-url.ts';
import { readSettings } from './settings/settings.ts';

const { decide } = rule;
const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

type Container = {
  command: string[];
  ports: { name: string; containerPort: number }[];
  env: { name: string; value?: string }[];
  livenessProbe: Probe;
  readinessProbe: Probe;
  volumeMounts: { name: string }[];
};
type Probe = { httpGet: { path: string; port: string } };
type Resource = {
  kind: string;
  metadata: { name: string };
  spec: {
    template?: { spec: { containers: Container[]; volumes: { name: string }[] } };
    selector?: unknown;
    ports?: { targetPort: string }[];
    ingress?: { from?: unknown; ports: { port: string }[] }[];
  };
};

const resources = (file: string): Resource[] =>
  parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Resource;
  });

it('names files that are there', () => {
  const [kustomization] = parseAllDocuments(read('deploy/kubernetes/kustomization.yaml'));
  const { resources: files } = kustomization?.toJS() as { resources: string[] };
  expect(
    files.flatMap((file) =>
      resources(file).map(({ kind, metadata }) => `${kind} ${metadata.name}`),
    ),
  ).toEqual([
    'Deployment web-server',
    'Service web-server',
    'PodDisruptionBudget web-server',
    'HorizontalPodAutoscaler web-server',
    'Deployment organiser',
    'Service organiser',
    'CronJob refresh',
    'PersistentVolumeClaim release-store',
    'PersistentVolumeClaim organiser-data',
    'NetworkPolicy organiser',
    'NetworkPolicy web-server',
  ]);
});

it.each([
  ['web-server.yaml', ['shell/server/settings/settings.ts'], 'shell/server/status.routes.ts'],
  ['organiser.yaml', ['organiser/src/process/settings.ts'], 'organiser/src/http/health.routes.ts'],
])('%s sets what exists, and asks addresses that are answered', (file, settings, health) => {
  const pod = resources(file)[0]?.spec.template?.spec;
  const container = pod?.containers[0];
  const configuration = settings.map(read).join('\n');
  for (const { name } of container?.env ?? []) expect(configuration).toContain(name);
  expect(read(container?.command[1] ?? '')).not.toBe('');
  for (const probe of [container?.livenessProbe, container?.readinessProbe])
    expect(read(health)).toContain(`'${probe?.httpGet.path}'`);
  const ports = container?.env
    .filter(({ name }) => name.endsWith('PORT'))
    .map(({ value }) => value);
  expect(container?.ports.map(({ containerPort }) => String(containerPort))).toEqual(ports);
  expect([...new Set(container?.volumeMounts.map(({ name }) => name))]).toEqual(
    pod?.volumes.map(({ name }) => name),
  );
});

it('publishes neither the desk nor figures by a service, and the desk to no other pod', () => {
  const all = ['web-server.yaml', 'organiser.yaml'].flatMap(resources);
  const published = all
    .filter(({ kind }) => kind === 'Service')
    .flatMap(({ spec }) => spec.ports ?? []);
  expect(published.map(({ targetPort }) => targetPort)).toEqual(['http', 'http']);
  const env = resources('organiser.yaml')[0]?.spec.template?.spec.containers[0]?.env;
  expect(env?.map(({ name }) => name)).not.toContain('ORGANISER_DESK_HOST');
  const rules = resources('network-policies.yaml').flatMap(({ spec }) => spec.ingress ?? []);
  const open = rules.filter(({ from }) => !from).flatMap(({ ports }) => ports);
  expect(open).toEqual([{ port: 'http' }]);
  expect(rules.flatMap(({ ports }) => ports.map(({ port }) => port))).not.toContain('desk');
});

it('has a site configuration that the web server starts with', () => {
  const environment = {
    DATA_DIR: '/tmp/dswine-deploy-test',
    SITE_CONFIG: path.join(root, 'deploy/kubernetes/site.json'),
  };
  expect(readSettings({ ...environment, RELEASE_ROOT: 'none' }, root)).toMatchObject({
    edge: true,
  });
});

it('has a container file whose commands and folders are there', () => {
  const file = read('deploy/Containerfile');
  expect(file).toContain('node:24');
  expect(read(/CMD \["node", "([^"]+)"\]/.exec(file)?.[1] ?? '')).not.toBe('');
});

describe('the edge rule', () => {
  const languages = [
    undefined,
    'en',
    'zh-TW',
    'en;q=0.5, zh-TW',
    'zh;q=0.3,en-GB;q=0.8',
    'fr',
    '*',
  ];
  const cookies = [undefined, 'a=b; dswine_locale=en', 'dswine_locale=tw', 'xdswine_locale=en'];
  const urls = ['/', '/News', '/News?page=2', '/en', '/en/News', '/VisitorExhibitor/Detail/1001'];

  it.each(urls)('sends readers of %s where the web server would without it', (url) => {
    for (const acceptLanguage of languages)
      for (const cookie of cookies)
        for (const isDocument of [true, false]) {
          const server = chooseLocale({ url, cookie, acceptLanguage, isDocument });
          const edge = decide({
            url,
            cookie,
            acceptLanguage,
            destination: isDocument ? 'document' : 'empty',
          });
          expect('redirect' in edge ? edge.redirect : undefined).toBe(server?.redirect);
        }
  });

  it.each([
    '/EventInfo/155',
    '/api/expo/News/DSWINE2026',
    '/releases/shell/1.0.0/browser/a.js',
    '/robots.txt',
  ])('leaves %s where it is', (url) =>
    expect(decide({ url, acceptLanguage: 'en', destination: 'document' })).toEqual({ key: url }),
  );

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
    ['Baiduspider', true],
    ['facebookexternalhit/1.1', true],
    ['WhatsApp/2.23.20', true],
    ['Mozilla/5.0 (Linux; Android 13; CUBOT X70) Chrome/142.0.0.0 Mobile Safari/537.36', false],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36', false],
    [undefined, false],
  ])('takes %s for a crawler where the web server does: %s', (userAgent, crawler) => {
    expect(isCrawler(userAgent)).toBe(crawler);
    const decision = decide({
      url: '/News',
      acceptLanguage: 'en',
      destination: 'document',
      userAgent,
    });
    expect(decision).toEqual(crawler ? { key: '/News' } : { redirect: '/en/News' });
  });

  it('sends a reader to English whose service worker passes the request on', () => {
    const request = { url: '/News', acceptLanguage: 'en', destination: 'empty' };
    expect(decide({ ...request, mode: 'navigate' })).toEqual({ redirect: '/en/News' });
    expect(decide({ ...request, mode: 'cors' })).toEqual({ key: '/News' });
  });

  it('leads to an address that the web server does not redirect again', () => {
    for (const url of ['/News/', '//News', '/News//'])
      expect(decide({ url, acceptLanguage: 'en', destination: 'document' })).toEqual({
        redirect: '/en/News',
      });
  });

  it.each([
    ['/News?utm_source=x&page=2', '/News?page=2'],
    ['/News?page=2&GCLID=1&fbclid=2&msclkid=3&_gl=4', '/News?page=2'],
    ['/VisitorExhibitor?country=JP&area=sake', '/VisitorExhibitor?area=sake&country=JP'],
    ['/News?hl=en', undefined],
  ])('keeps %s as %s, whoever asks', (url, key) => {
    expect(decide({ url, cookie: 'session=1', acceptLanguage: 'zh-TW' })).toEqual({ key });
  });

  it.each(['//elsewhere.example/News', '///News', '//', '//elsewhere.example:99999999/News'])(
    'keeps what is answered to %s apart from every page',
    (url) => {
      expect(pageUrl(url, 'http://edge.invalid').pathname).toBe(url);
      expect(decide({ url })).toEqual({ key: url });
    },
  );

  it.each(['/x/../readyz', '/x/%2e%2e/readyz', '/x\\..\\readyz', '/\\elsewhere.example/News'])(
    'keeps nothing under the path that %s resolves to',
    (url) => expect(decide({ url })).toEqual({ key: undefined }),
  );

  it('leads to no other host', () => {
    const reader = { acceptLanguage: 'en', destination: 'document' };
    expect(decide({ url: '//elsewhere.example/News', ...reader })).toEqual({
      redirect: '/en/elsewhere.example/News',
    });
    expect(decide({ url: '/\\elsewhere.example/News', ...reader })).toEqual({ key: undefined });
    expect(decide({ url: 'http://elsewhere.example/', ...reader })).toEqual({ key: undefined });
  });

  it('is not kept busy by a header of spaces', () => {
    const acceptLanguage = `en${' '.repeat(100_000)}x`;
    expect(decide({ url: '/News', acceptLanguage, destination: 'document' })).toEqual({
      key: '/News',
    });
  });

  it('neither keeps a page of a preview nor answers one from the cache', () => {
    const cookie = 'a=b; dswine_preview=abc.def';
    expect(decide({ url: '/News', cookie })).toEqual({ key: undefined });
    expect(decide({ url: '/releases/shell/browser/a.js', cookie })).toEqual({
      key: '/releases/shell/browser/a.js',
    });
    expect(decide({ url: '/News', cookie: 'xdswine_preview=abc' })).toEqual({ key: '/News' });
  });

  it('keeps nothing of what changes something', () =>
    expect(decide({ url: '/Contact', method: 'POST' })).toEqual({ key: undefined }));
});
