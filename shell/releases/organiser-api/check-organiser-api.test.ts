import type { ApiDocument } from '@dswine/shared/contract/organiser-api';
import { documentWith, listed, text, type DocumentParts } from './api-document.fixture.ts';
import { findBreaks } from './check-organiser-api.ts';

type Change = (parts: DocumentParts) => void;
const same: Change = () => undefined;
const breaks = (used: Change, provided: Change) =>
  findBreaks(documentWith(used), documentWith(provided)).map(
    ({ call, problem }) => `${call}: ${problem}`,
  );

const news = 'GET /api/expo/News/{code}';
const contact = 'POST /api/expo/Contact/{code}';

it.each<[change: string, provided: Change, sentence: string]>([
  [
    'a call is removed',
    ({ more }) => void (more['/api/expo/News/{code}'] = {}),
    `${news}: the organiser has no such call`,
  ],
  [
    'a call has another method',
    (parts) => void (parts.formMethod = 'put'),
    `${contact}: the organiser has no such call`,
  ],
  [
    'a query parameter is removed',
    ({ query }) => void query.pop(),
    `${news}: it does not know the query parameter "Page"`,
  ],
  [
    'a query parameter is required',
    ({ query }) => void query.push({ name: 'Year', in: 'query', required: true }),
    `${news}: it requires the query parameter "Year", which is not sent`,
  ],
  [
    'a query parameter accepts fewer values',
    ({ query: [lang] }) => void Object.assign(lang ?? {}, { schema: listed('tw') }),
    `${news}: "?Lang" of the request may be en`,
  ],
  [
    'a field of a form is removed',
    ({ form }) => void delete form.properties['Email'],
    `${contact}: it does not know "Email"`,
  ],
  [
    'a new field of a form is required',
    ({ form }) => {
      form.properties['Phone'] = text;
      form.required.push('Phone');
    },
    `${contact}: "Phone" of the request is required, and not sent`,
  ],
  [
    'a choice of a form is removed',
    ({ form: { properties } }) => void (properties['Type'] = listed('visit')),
    `${contact}: "Type" of the request may be press`,
  ],
  [
    'a field of a response is removed, also where calls share it',
    ({ item }) => void delete item.properties['Share'],
    `${news}: "News.Share" of the response is missing`,
  ],
  [
    'a field has another type',
    ({ item }) => void (item.properties['Id'] = { type: 'integer' }),
    `${news}: "News.Id" of the response is integer, where string is expected`,
  ],
  [
    'a field may be missing',
    ({ item }) => void (item.required = ['Id', 'Kind', 'Note']),
    `${news}: "News.Title" of the response may be missing`,
  ],
  [
    'a field may be null',
    ({ item }) => void (item.properties['Title'] = { type: ['string', 'null'] }),
    `${news}: "News.Title" of the response may be null`,
  ],
  [
    'a field has a new value',
    ({ item }) => void (item.properties['Kind'] = listed('news', 'award', 'trade')),
    `${news}: "News.Kind" of the response may be trade`,
  ],
  [
    'a field has any value',
    ({ item }) => void (item.properties['Kind'] = text),
    `${news}: "News.Kind" of the response may be any text`,
  ],
])('reports once when %s', (_change, provided, sentence) => {
  // A field of the form is sent when the release was built, even if it is optional there.
  const sendsAll: Change = ({ form }) => void (form.required = Object.keys(form.properties));
  expect(breaks(sendsAll, provided)).toEqual([sentence]);
});

it('reports each call whose response is no longer JSON', () => {
  expect(breaks(same, (parts) => void (parts.listType = 'text/csv'))).toEqual([
    `${news}: it does not answer with JSON`,
    'GET /api/expo/Award/{code}: it does not answer with JSON',
  ]);
});

it.each<[string, Change]>([
  ['nothing', same],
  ['a new call', ({ more }) => void (more['/api/expo/Wines/{code}'] = { get: {} })],
  ['a new query parameter', ({ query }) => void query.push({ name: 'Sort', in: 'query' })],
  ['a new field of a form', ({ form }) => void (form.properties['Phone'] = text)],
  ['a new choice', ({ form: { properties } }) => void (properties['Type'] = text)],
  ['a new field of a response', ({ item }) => void (item.properties['New'] = text)],
  ['fewer values', ({ item }) => void (item.properties['Kind'] = listed('news'))],
  ['a field that is never null', ({ item }) => void (item.properties['Note'] = text)],
  ['a field that is always there', ({ item }) => void item.required.push('Share')],
])('accepts a change of the organiser: %s', (_change, provided) => {
  expect(breaks(same, provided)).toEqual([]);
});

it('compares schemas that contain themselves, and gives up on those without an end', () => {
  const more = ({ item }: DocumentParts) =>
    void (item.properties['More'] = { $ref: '#/components/schemas/News' });
  expect(breaks(more, more)).toEqual([]);
  const endless: ApiDocument = documentWith(more);
  endless.components = { schemas: { News: { anyOf: [{ $ref: '#/components/schemas/News' }] } } };
  expect(() => findBreaks(documentWith(same), endless)).toThrow(/no end|call stack/);
});
