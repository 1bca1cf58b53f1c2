import { Value } from 'typebox/value';
import { MenuEntry, SearchPages } from './menu.ts';
import { RecordedData } from './recorded-data.ts';
import { Grants, LiveChange, ReleaseManifest } from './releases.ts';
import { SectionData } from './section-data.ts';

type Schema = {
  type?: string;
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
  additionalProperties?: boolean;
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
};

/** Where a schema has no bound. What is of any type is limited by the size of its file. */
function unbounded(schema: Schema, at: string): string[] {
  const { items, anyOf = [], properties = {}, patternProperties } = schema;
  const found: string[] = [];
  if (schema.type === 'string' && schema.const === undefined && schema.maxLength === undefined)
    found.push(`${at}: a text of any length`);
  if (schema.type === 'array' && schema.maxItems === undefined) found.push(`${at}: any number`);
  if (patternProperties) {
    const isClosed = schema.additionalProperties === false && schema.maxProperties !== undefined;
    if (!isClosed) found.push(`${at}: any keys`);
    for (const key of Object.keys(patternProperties))
      if (['a', 'A', '1', '酒', 'a/'].some((part) => new RegExp(key, 'u').test(part.repeat(2000))))
        found.push(`${at}: keys of any length`);
  }
  return [
    ...found,
    ...(items ? unbounded(items, `${at}[]`) : []),
    ...anyOf.flatMap((one) => unbounded(one, at)),
    ...[...Object.entries(properties), ...Object.entries(patternProperties ?? {})].flatMap(
      ([name, one]) => unbounded(one, `${at}/${name}`),
    ),
  ];
}

it.each(
  Object.entries({ ReleaseManifest, SectionData, SearchPages, LiveChange, Grants, RecordedData }),
)('bounds every list, text and record of %s', (name, schema) => {
  expect(unbounded(schema as Schema, name)).toEqual([]);
});

it('finds what has no bound', () => {
  const schema: Schema = {
    type: 'object',
    properties: { list: { type: 'array', items: { type: 'string' } } },
    patternProperties: { '^.*$': { type: 'number' } },
  };
  expect(unbounded(schema, '')).toHaveLength(4);
});

it.each([
  ['酒展', true],
  ['Wine & Spirits (2026)', true],
  ['نبيذ Kavaklıdere', true],
  ['Cafe\u0301', true],
  ['', false],
  ['   ', false],
  ['\u200B', false],
  ['\u3164', false],
  ['Wine\u2028Beer', false],
  ['Wine\u200Freeb', false],
  ['\u00A0—', false],
  ['Wine\u202Eeciv', false],
  ['Wine\nBeer', false],
  ['Wine\u001B[2J', false],
  [`e${'\u0301'.repeat(20)}`, false],
  ['\uD83C', false],
])('the menu of every page may show %j: %s', (text, may) => {
  const entry = { group: 'news', order: 1, path: '/News', label: { tw: text, en: 'News' } };
  expect(Value.Check(MenuEntry, entry)).toBe(may);
});
