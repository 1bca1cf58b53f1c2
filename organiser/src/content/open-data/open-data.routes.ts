import { OpenData } from '@dswine/shared/contract/open-data';
import { Failure } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/errors.ts';
import { name } from '../../http/expo-schema.ts';
import type { Organiser } from '../../http/organiser.ts';
import { oncePerEdition, type Edition } from '../editions/edition.ts';
import { readRoute } from '../editions/read-route.ts';
import {
  contextOf,
  dataSets,
  dataSetSchemas,
  listItems,
  openDataVersion,
  type DataSet,
} from './data-sets.ts';
import { publicKey, signText } from '../../taking-part/applications/sign-text.ts';
import { hashesOf, sha256, writeJson, writeTable } from './write-data-set.ts';

/** Of facts and texts. Pictures and logos belong to their owners and are no open data. */
const license = 'https://creativecommons.org/licenses/by/4.0/';

const folderOf = ({ code }: Edition) => `/api/expo/OpenData/${code}/${openDataVersion}/`;
const calendarOf = ({ code }: Edition) => `/calendar/${code}.ics`;

type Written = { name: string; type: string; sha256: string; bytes: number };
type Size = { records: number; files: Written[]; example: string };

/** The sizes of the data sets of an edition; the files themselves are written on request. */
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

/** What the page about open data shows. */
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

/** Files of version 1 by name. */
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
export async function openDataFileRoutes(app: Organiser, { siteUrl }: Dependencies): Promise<void> {
  app.get(
    `/OpenData/:code/${openDataVersion}/:file`,
    {
      schema: {
        tags: ['expo'],
        summary: `Open data: ${[...files.keys()].join(', ')}`,
        params: Type.Object({ code: name, file: name }),
        response: {
          200: { content: { 'application/ld+json': { schema: Type.String() } } },
          404: Failure,
          500: Failure,
        },
      },
    },
    async ({ edition, params }, reply) => {
      const file = files.get(params.file);
      if (!file) throw notFound('file', params.file);
      void reply.type(file.type).header('access-control-allow-origin', '*');
      return file.write(edition, siteUrl);
    },
  );
}
