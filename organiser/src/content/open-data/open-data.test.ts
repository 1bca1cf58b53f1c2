import { createPublicKey, verify } from 'node:crypto';
import { OpenData } from '@dswine/shared/contract/open-data';
import { parse } from 'csv-parse/sync';
import jsonld from 'jsonld';
import { Value } from 'typebox/value';
import { withdrawRecord } from '../../store/content.ts';
import { startedBeforeAll } from '../../testing/started.fixture.ts';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { dataSets, dataSetSchemas } from './data-sets.ts';
import { sha256 } from './open-data.routes.ts';

const site = 'https://fair.example';
const organiser = startedBeforeAll(() => startTestOrganiser(smallEdition(), [site]));

async function file(name: string): Promise<string> {
  const response = await organiser.get(`OpenData/DSWINE2026/1/${name}`);
  expect({ name, status: response.statusCode }).toEqual({ name, status: 200 });
  return response.body;
}
type Item = Record<string, unknown>;
const itemsOf = async (set: string) =>
  (JSON.parse(await file(`${set}.json`)) as { '@graph': Item[] })['@graph'];

it.each(dataSets)('has %s as JSON that fits its schema, and as the same table', async (set) => {
  const items = await itemsOf(set);
  expect(items.length).toBeGreaterThan(0);
  const closed = { ...dataSetSchemas[set], additionalProperties: false };
  for (const item of items) expect([...Value.Errors(closed, item)]).toEqual([]);
  const rows: Item[] = parse(await file(`${set}.csv`), { columns: true, bom: true });
  expect(rows).toHaveLength(items.length);
  expect(rows.map((row) => [row['id'], row['name_en']])).toEqual(
    items.map((item) => [item['@id'], (item['name'] as Item | undefined)?.['en'] ?? '']),
  );
});

it('holds what pages say, and nothing that is not published', async () => {
  const [first] = await itemsOf('exhibitors');
  expect((await itemsOf('exhibitors')).find(({ identifier }) => identifier === '1003')).toEqual(
    expect.objectContaining({
      '@id': `${site}/VisitorExhibitor/Detail/1003`,
      nativeName: '獺祭',
      areas: ['sake', 'spirits'],
    }),
  );
  expect(first).not.toHaveProperty('ContactEmail');
  const all = await Promise.all(dataSets.map((set) => file(`${set}.json`)));
  expect(all.join('')).not.toMatch(/\w@\w+\.\w/u);
});

it('is JSON-LD: a processor reads names by language and dates of schema.org', async () => {
  const [event] = await itemsOf('programme');
  const triples = (await jsonld.toRDF(JSON.parse(await file('programme.json')), {
    format: 'application/n-quads',
  })) as unknown as string;
  const subject = `<${String(event?.['@id'])}>`;
  expect(triples).toContain(`${subject} <https://schema.org/startDate> `);
  expect(triples).toContain(
    `<http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <https://schema.org/Event>`,
  );
  expect(triples).toContain('"@zh-hant-tw');
  const expanded = await jsonld.expand(JSON.parse(await file('index.json')));
  expect(expanded).toMatchObject([{ '@type': ['https://schema.org/DataCatalog'] }]);
});

it('is signed: the index names the hash of every file, and the key verifies the index', async () => {
  const index = await file('index.json');
  const signature = Buffer.from(await file('index.sig'), 'base64');
  const key = createPublicKey(await file('key.pem'));
  expect(verify(null, Buffer.from(index), key, signature)).toBe(true);
  expect(verify(null, Buffer.from(`${index} `), key, signature)).toBe(false);
  const { dataset } = JSON.parse(index) as {
    dataset: { files: { url: string; sha256: string }[] }[];
  };
  const files = dataset.flatMap(({ files: each }) => each);
  expect(files).toHaveLength(dataSets.length * 2);
  for (const { url, sha256: hash } of files)
    expect(sha256(await file(url.split('/').at(-1) ?? ''))).toBe(hash);
});

it('says by hashes which records have changed, and by an ETag whether any has', async () => {
  const read = async () =>
    (JSON.parse(await file('hashes.json')) as { records: Item[] }).records.map((one) =>
      JSON.stringify(one),
    );
  const before = await read();
  const path = 'OpenData/DSWINE2026/1/exhibitors.json';
  const { etag } = (await organiser.get(path)).headers;
  const again = () =>
    organiser.app.inject({ url: `/api/expo/${path}`, headers: { 'if-none-match': String(etag) } });
  expect((await again()).statusCode).toBe(304);
  await withdrawRecord(
    organiser.database,
    { edition: 'DSWINE2026', kind: 'exhibitor', id: '1003' },
    new Date(organiser.clock.now()),
  );
  const after = new Set(await read());
  const changed = before.filter((one) => !after.has(one));
  // With its product, and its booth, which has another exhibitor list now.
  expect(changed.map((one) => (JSON.parse(one) as Item)['set']).toSorted()).toEqual([
    'exhibitors',
    'places',
    'products',
  ]);
  expect((await again()).statusCode).toBe(200);
});

it('is described for the page, with an example of each set', async () => {
  const described = await organiser.read(OpenData, 'OpenData/DSWINE2026?Lang=en');
  expect(described.Sets.map(({ Code }) => Code)).toEqual(dataSets);
  for (const { Code, Example, Files } of described.Sets) {
    expect(JSON.parse(Example)).toHaveProperty('identifier');
    for (const { Path, Bytes } of Files)
      expect(Buffer.byteLength(await file(Path.split('/').at(-1) ?? ''))).toBe(Bytes);
    expect(Files[0]?.Path).toBe(`/api/expo/OpenData/DSWINE2026/1/${Code}.json`);
  }
  expect((await organiser.get('OpenData/DSWINE2026/1/members.json')).statusCode).toBe(404);
});
