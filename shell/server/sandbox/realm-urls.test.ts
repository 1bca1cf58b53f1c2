import vm from 'node:vm';
import { seed } from '@dswine/shared/testing/full-run';
import fc from 'fast-check';
import { hostFunctions, type RealmHost } from './realm-host.ts';
import { defineTextCoders, defineUrl, defineUrlSearchParams } from './realm-globals.ts';

type Classes = Pick<typeof globalThis, 'URL' | 'URLSearchParams' | 'TextEncoder' | 'TextDecoder'>;
const nodes: Classes = { URL, URLSearchParams, TextEncoder, TextDecoder };
const realm = vm.createContext({}) as unknown as Classes;
const defines = [defineTextCoders, defineUrlSearchParams, defineUrl];
for (const define of defines) {
  const inRealm: unknown = vm.runInContext(`(${define.toString()})`, realm as vm.Context);
  (inRealm as (host: RealmHost) => void)(hostFunctions as RealmHost);
}

const addresses = [
  'http://fair/a/../b?x=1&y=%E9%85%92#part',
  'https://user:pass@fair.example:8443/酒?空=白+x',
  '/en/News?page=2',
  'no address',
  '',
];

it.each(addresses)('parses %p into the same parts as Node', (address) => {
  const partsIn = ({ URL: Class }: Classes) => {
    if (!Class.canParse(address, 'http://base/c')) return 'none';
    const { href, origin, host, port, pathname, search, hash, searchParams } = new Class(
      address,
      'http://base/c',
    );
    return [href, origin, host, port, pathname, search, hash, [...searchParams]];
  };
  expect(partsIn(realm)).toEqual(partsIn(nodes));
});

it('changes a URL through its parts and parameters as Node does', () => {
  const changed = ({ URL: Class }: Classes) => {
    const url = new Class('http://fair/a?b=1&c=2&b=3');
    const { searchParams } = url;
    const changes = [
      () => searchParams.set('b', '酒 &'),
      () => searchParams.append('d', ''),
      () => searchParams.delete('c'),
      () => (url.pathname = '/x y'),
      () => (url.search = '?z=1&a=2'),
      () => searchParams.sort(),
      () => searchParams.delete('z'),
    ];
    const seen = changes.map((change) => {
      change();
      return url.href;
    });
    return [...seen, `${url}`, JSON.stringify({ url }), searchParams.size];
  };
  expect(changed(realm)).toEqual(changed(nodes));
});

it('parses and serialises any query as Node does', () => {
  const pairs = fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })));
  fc.assert(
    fc.property(pairs, (given) => {
      const [one, other] = [new realm.URLSearchParams(given), new URLSearchParams(given)];
      expect(one.toString()).toBe(other.toString());
      expect([...new realm.URLSearchParams(other.toString())]).toEqual([...other]);
    }),
    { seed },
  );
});

it('rejects an invalid URL, resolves a relative one, and encodes and decodes text as Node does', () => {
  expect(() => new realm.URL('::')).toThrow('Invalid URL');
  expect(realm.URL.parse('::')).toBeNull();
  expect(new realm.URL('x', new URL('http://a/b/')).href).toBe('http://a/b/x');
  const text = 'a é 清酒 🍶 \uD800';
  expect([...new realm.TextEncoder().encode(text)]).toEqual([...new TextEncoder().encode(text)]);
  expect(new realm.TextDecoder().decode(new realm.TextEncoder().encode('清酒'))).toBe('清酒');
});
