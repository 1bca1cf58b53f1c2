import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { isCacheable } from '../../offline/cache-rules.ts';
import { answerKeys, pagesForAnyQuery } from './offline-files.ts';

const manifest = (routes: object[]) => ({ routes }) as unknown as ReleaseManifest;
const route = (path: string, offline?: boolean) => ({ path, data: {}, query: {}, offline });

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
