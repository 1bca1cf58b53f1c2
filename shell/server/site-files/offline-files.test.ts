import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { isCacheable } from '../../offline/cache-rules.ts';
import { answerKeys, pagesForAnyQuery, precacheList } from './offline-files.ts';

const files = (name: string) => ({ scripts: [`browser/${name}.js`], styles: [] });
const messages = { tw: ['browser/tw.js'], en: ['browser/en.js'] };
const manifest = (routes: object[]) =>
  ({
    workspace: 'mfe-visitor',
    version: '1.0.0',
    entry: 'browser/entry.js',
    files: { ...files('door'), messages },
    routes,
    fragments: [],
    hashes: {},
  }) as unknown as ReleaseManifest;
const route = (path: string, offline?: boolean) => ({
  path,
  data: {},
  query: {},
  files: files(path.split('/')[0] ?? ''),
  offline,
});

it('precaches the offline pages of one language, without optional parameters, and their files', () => {
  const own = { tw: ['browser/list-tw.js'], en: ['browser/list-en.js'] };
  const list = route('List', true);
  const visitor = manifest([
    route('VisitorExhibitor/:category?', true),
    { ...list, files: { ...list.files, messages: own } },
    route('VisitorReg'),
  ]);
  const { pages, files: precached } = precacheList([visitor], 'en');
  expect(pages).toEqual(['/en/VisitorExhibitor', '/en/List']);
  expect(precached.map((file) => file.split('/').at(-1))).toEqual(
    expect.arrayContaining(['door.js', 'en.js', 'entry.js', 'VisitorExhibitor.js', 'list-en.js']),
  );
  expect(precached.filter((file) => /tw\.js|VisitorReg/.test(file))).toEqual([]);
  expect(precached[0]).toMatch(/^\/releases\/mfe-visitor\/1\.0\.0\/browser\//);
});

it('lists the data of offline pages once, without URL parameters', () => {
  const plan = { template: 'Floorplan/{Code}{?Lang}' };
  const visitor = manifest([
    { ...route('VisitorFloorplan', true), data: { plan } },
    { ...route('MyList', true), data: { plan, list: { template: 'List/{Code}{?Lang,Page}' } } },
    { ...route('VisitorReg'), data: { other: { template: 'Other/{Code}' } } },
  ]);
  expect(answerKeys([visitor], { exhibitionCode: 'DSWINE2026', locale: 'en' })).toEqual([
    'Floorplan/DSWINE2026?Lang=en',
    'List/DSWINE2026?Lang=en',
  ]);
});

it('lists the pages whose data is the same for every query', () => {
  const query = { to: 'text', page: 'number' } as const;
  const at = { exhibitionCode: 'DSWINE2026', locale: 'en' } as const;
  const visitor = manifest([
    { ...route('Plan', true), query, data: { plan: { template: 'Plan/{Code}{?Lang}' } } },
    { ...route('List', true), query, data: { list: { template: 'List/{Code}{?Lang,Page}' } } },
    { ...route('Today', true), data: { next: { template: 'Today/{Code}{?Lang}' } } },
    { ...route('VisitorReg'), query },
  ]);
  expect(pagesForAnyQuery([visitor], at)).toEqual(['/en/Plan', '/en/Today']);
});

it.each([
  ['/VisitorExhibitor', 200, 'private, no-cache', true],
  ['/MemberCenter', 200, 'no-store', false],
  ['/VisitorExhibitor', 503, 'private, no-cache', false],
  ['/api/expo/Exhibitors/DSWINE2026', 200, 'public, max-age=0, s-maxage=30', true],
  ['/api/expo/User', 200, 'private', false],
  ['/api/expo/Validcode', 200, '', false],
])('%s with status %i and policy "%s" is cacheable: %s', (path, status, policy, isCached) => {
  const response = new Response('', { status, headers: { 'cache-control': policy } });
  expect(isCacheable(response, new URL(path, 'https://dswine.example'))).toBe(isCached);
});
