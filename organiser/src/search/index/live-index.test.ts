import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { importEdition } from '../../content/import/edition-importer.ts';
import {
  smallEdition,
  writeEdition,
  type SmallEdition,
} from '../../content/import/small-edition.fixture.ts';
import { withdrawRecord } from '../../store/content.ts';
import { openTestStore } from '../../testing/test-store.fixture.ts';
import type { Database } from '../../store/tables.ts';
import { findRecords, LiveIndex, type Searched } from './live-index.ts';
import { searchList } from './list-index.ts';
import { Editions } from '../../content/editions/editions.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

const code = 'DSWINE2026';
const now = new Date('2026-04-17T02:00:00Z');
let folder: string;
let database: Database;
let search: LiveIndex;
let records: SmallEdition;

/** Imports the records. Requests wait for the index as long as the clock stands still. */
async function currentIndex(): Promise<Searched> {
  const source = writeEdition(folder, records);
  const options = { code, folder: source, source, force: true, now };
  const { revision } = await importEdition(database, options);
  const index = await search.at(code);
  expect(index.revision).toBe(revision);
  return index;
}

beforeEach(async () => {
  folder = newFolder();
  database = await openTestStore(folder);
  const clock = createManualClock();
  search = new LiveIndex({ editions: new Editions(database, clock), clock });
  records = smallEdition(code);
});
afterEach(() => database.destroy());

type Query = {
  keyword?: string;
  sort?: 'default' | 'popularity' | 'name';
  tag?: string;
  featured?: boolean;
};
function found(
  index: Searched,
  of: 'exhibitors' | 'products',
  { keyword, sort = 'default', tag, featured }: Query = {},
) {
  const criteria = {
    shown: index.shown[of],
    found: findRecords(index, of, keyword),
    fields: {},
    within: featured === true ? [index.featured[of]] : [],
    choices: { Tag: tag === undefined ? [] : [tag] },
    order: { sort, lang: 'en' },
    slots: { day: 0 },
    page: { Page: 1, PageSize: 50 },
  } as const;
  const { ids, total } =
    of === 'exhibitors'
      ? searchList({ ...criteria, list: index.exhibitors })
      : searchList({ ...criteria, list: index.products });
  expect(ids).toHaveLength(Math.min(total, 50));
  return ids;
}
const change = <T extends { Id: string }>(list: T[], id: string, by: Partial<T>) =>
  Object.assign(list.find((record) => record.Id === id) ?? {}, by);

it('has lists without a keyword before the texts are indexed', async () => {
  const source = writeEdition(folder, records);
  await importEdition(database, { code, folder: source, source, force: true, now });
  // Each look at the clock is the end of a turn.
  let turn = 0;
  const clock = { ...createManualClock(), monotonic: () => (turn += 100) };
  const live = new LiveIndex({ editions: new Editions(database, clock), clock });
  const whole = live.at(code);
  const first = await Promise.race([whole, live.at(code, { hasKeyword: false })]);
  expect(found(first, 'exhibitors')).toHaveLength(5);
  expect(found(first, 'exhibitors', { keyword: 'asahi' })).toEqual([]);
  expect(found(await whole, 'exhibitors', { keyword: 'asahi' })).toEqual(['1003']);
});

it('applies priority, featuring and withdrawal of an exhibitor to its products', async () => {
  await currentIndex();
  change(records.exhibitors, '1001', { SearchPriority: true, Featured: true });
  change(records.exhibitors, '1002', { Featured: false });
  const after = await currentIndex();
  expect(found(after, 'products')[0]).toBe('20001');
  expect(found(after, 'products', { featured: true })).toEqual(['20001']);
  expect(found(after, 'exhibitors', { featured: true })).toEqual(['1001']);
  await withdrawRecord(database, { edition: code, kind: 'exhibitor', id: '1001' }, now);
  const withdrawn = await search.at(code);
  expect(found(withdrawn, 'exhibitors')).not.toContain('1001');
  expect(found(withdrawn, 'products')).not.toContain('20001');
});
