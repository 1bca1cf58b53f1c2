import { Value } from 'typebox/value';
import { SectionData } from './section-data.ts';
import schema from './section.schema.json';

it('is published for editors: npm run record-section-schema -w shared', () =>
  expect(schema).toEqual(JSON.parse(JSON.stringify(SectionData))));

const section = { name: 'press', routes: [], fragments: [], menu: [] };
const route = { id: 'press', path: 'Press' };

it.each([
  [
    { ...section, routes: [{ ...route, sitemap: false, forms: { ask: 'ask' }, chunk: 'all' }] },
    true,
  ],
  [{ ...section, routes: [{ ...route, sitmap: false }] }, false],
  [{ ...section, routes: [{ ...route, path: '../Press' }] }, false],
  [{ ...section, search: [{ path: '/Press', label: { tw: '媒體', en: 'Press' } }] }, false],
  [{ ...section, footers: [] }, false],
])('reads %j: %s', (data, may) => expect(Value.Check(SectionData, data)).toBe(may));
