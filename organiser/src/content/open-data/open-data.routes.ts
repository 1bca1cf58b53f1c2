import { OpenData } from '@dswine/shared/contract/open-data';
import { notFound } from '../../http/responses.ts';
import { oncePerEdition, type Edition } from '../editions/edition.ts';
import { fileRoute, readRoute } from '../editions/read-route.ts';
import {
  contextOf,
  dataSets,
  dataSetSchemas,
  listItems,
  openDataVersion,
  type DataSet,
  type OpenItem,
} from './data-sets.ts';
import { publicKey, signText } from '../../taking-part/applications/sign-text.ts';
import { createHash } from 'node:crypto';
import { Type, type TSchema } from 'typebox';
import { writeCsv } from '../../desk/csv.ts';

/** Of facts and texts. Pictures and logos belong to their owners and are no open data. */
const license = 'https://creativecommons.org/licenses/by/4.0/';

const folderOf = ({ code }: Edition) => `/api/expo/OpenData/${code}/${openDataVersion}/`;
const calendarOf = ({ code }: Edition) => `/calendar/${code}.ics`;

type Written = { name: string; type: string; sha256: string; bytes: number };
type Size = { records: number; files: Written[]; example: string };

const measure = oncePerEdition((edition) => {
  const bySite = new Map<string, Record<DataSet, Size>>();
  return (site: string) => {
    const known = bySite.get(site) ?? measureAll(edition, site);
    bySite.set(site, known);
    return known;
  };
});

function measureAll(edition: Edition, site: string): Record<DataSet, Size> {
  const sizes = dataSets.map((set) => {
    const items = listItems(set, edition, site).map((item) => JSON.stringify(item, null, 2));
    const file = (extension: string, type: string, content: string): Written => ({
      name: `${set}.${extension}`,
      type,
      sha256: sha256(content),
      bytes: Buffer.byteLength(content),
    });
    const size: Size = {
      records: items.length,
      files: [
        file('json', 'application/ld+json', writeJson(set, edition, site)),
        file('csv', 'text/csv', writeTable(set, edition, site)),
      ],
      example: items.toSorted((one, other) => one.length - other.length)[0] ?? '',
    };
    return [set, size] as const;
  });
  return Object.fromEntries(sizes) as Record<DataSet, Size>;
}

export const openDataRoute = readRoute({
  path: '/OpenData/:code',
  summary: 'The open data of the edition: its files, their sizes, and an example of each',
  data: OpenData,
  select({ edition, dependencies: { siteUrl } }) {
    const sizes = measure(edition)(siteUrl);
    const folder = folderOf(edition);
    return {
      Version: openDataVersion,
      License: license,
      Folder: folder,
      Calendar: calendarOf(edition),
      Sets: dataSets.map((set) => ({
        Code: set,
        Records: sizes[set].records,
        Example: sizes[set].example,
        Files: sizes[set].files.map((file) => ({
          Format: file.type === 'text/csv' ? 'CSV' : 'JSON',
          Path: folder + file.name,
          Bytes: file.bytes,
        })),
        Schema: `${folder}${set}.schema.json`,
      })),
    };
  },
});

type File = { type: string; write: (edition: Edition, site: string) => string };

const files = new Map<string, File>([
  ['index.json', { type: 'application/ld+json', write: writeIndex }],
  [
    'index.sig',
    {
      type: 'text/plain; charset=utf-8',
      write: (...of) => `${signText('open data', writeIndex(...of))}\n`,
    },
  ],
  [
    'key.pem',
    {
      type: 'application/x-pem-file',
      write: () => publicKey('open data').export({ format: 'pem', type: 'spki' }).toString(),
    },
  ],
  [
    'hashes.json',
    {
      type: 'application/json',
      write: (edition, site) =>
        json({
          revision: edition.revision,
          records: dataSets.flatMap((set) => hashesOf(set, edition, site)),
        }),
    },
  ],
  ...dataSets.flatMap((set): [string, File][] => [
    [
      `${set}.json`,
      { type: 'application/ld+json', write: (...edition) => writeJson(set, ...edition) },
    ],
    [
      `${set}.csv`,
      { type: 'text/csv; charset=utf-8', write: (...edition) => writeTable(set, ...edition) },
    ],
    [
      `${set}.schema.json`,
      { type: 'application/schema+json', write: () => json(dataSetSchemas[set]) },
    ],
  ]),
]);

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Equal revisions give equal bytes, and so the same signature. */
function writeIndex(edition: Edition, site: string): string {
  const folder = site + folderOf(edition);
  const sizes = measure(edition)(site);
  return json({
    '@context': contextOf(site),
    '@id': `${folder}index.json`,
    '@type': 'DataCatalog',
    version: String(openDataVersion),
    license,
    edition: edition.code,
    revision: edition.revision,
    calendar: site + calendarOf(edition),
    hashes: `${folder}hashes.json`,
    dataset: dataSets.map((set) => ({
      '@id': `${folder}${set}.json`,
      '@type': 'Dataset',
      identifier: set,
      records: sizes[set].records,
      schema: `${folder}${set}.schema.json`,
      files: sizes[set].files.map(({ name: file, ...rest }) => ({ url: folder + file, ...rest })),
    })),
  });
}

/** The files of open data: the same for everyone, with an ETag, cached by revision. */
export const openDataFileRoute = fileRoute({
  path: `/OpenData/:code/${openDataVersion}/:file`,
  summary: `Open data: ${[...files.keys()].join(', ')}`,
  type: 'application/ld+json',
  file({ edition, params, dependencies: { siteUrl } }) {
    const file = files.get(params.file);
    if (!file) throw notFound('file', params.file);
    return {
      body: file.write(edition, siteUrl),
      type: file.type,
      headers: { 'access-control-allow-origin': '*' },
    };
  },
});

/** A data set as JSON-LD. Equal records give equal bytes. */
function writeJson(name: DataSet, edition: Edition, site: string): string {
  const items = listItems(name, edition, site);
  return `${JSON.stringify({ '@context': contextOf(site), '@graph': items })}\n`;
}

/**
 * A data set as a table: a column for each field, and for each language of a text (`name_en`).
 * Items of lists are separated by semicolons.
 */
function writeTable(name: DataSet, edition: Edition, site: string): string {
  const columns = Object.entries(dataSetSchemas[name].properties)
    .filter(([field]) => field !== '@type')
    .flatMap(([field, schema]) => columnsOf(field, schema));
  const rows = listItems(name, edition, site).map((item) => columns.map(({ cell }) => cell(item)));
  return writeCsv([columns.map(({ head }) => head), ...rows]);
}

type Column = { head: string; cell: (item: OpenItem) => string };

function columnsOf(field: string, schema: TSchema): Column[] {
  const valueIn = (item: object): unknown => (item as Record<string, unknown>)[field];
  if (Type.IsObject(schema))
    return Object.keys(schema.properties).map((tag) => ({
      head: `${field}_${tag}`,
      cell: (item) => String((valueIn(item) as Record<string, string> | undefined)?.[tag] ?? ''),
    }));
  return [
    {
      head: field.replace('@', ''),
      cell: (item) => [valueIn(item) ?? ''].flat().map(String).join(';'),
    },
  ];
}

/** What names a record and its state: another hash means that it has changed. */
type RecordHash = { set: DataSet; identifier: string; hash: string };

const hashesOf = (name: DataSet, edition: Edition, site: string): RecordHash[] =>
  listItems(name, edition, site).map((item) => ({
    set: name,
    identifier: `${'kind' in item && name === 'terms' ? `${item.kind}/` : ''}${item.identifier}`,
    hash: sha256(JSON.stringify(item)).slice(0, 16),
  }));

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
