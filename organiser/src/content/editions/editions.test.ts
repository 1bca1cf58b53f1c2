import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { Editions } from './editions.ts';

const organiser = startedBeforeEach(startTestOrganiser);
const code = 'DSWINE2026';

it('shares an edition until its revision changes', async () => {
  const editions = new Editions(organiser.database, organiser.clock);
  const [one, other] = await Promise.all([editions.require(code), editions.require(code)]);
  expect(other).toBe(one);
  expect(await editions.require(code)).toBe(one);
  await expect(editions.require('NONE2000')).rejects.toThrow('NONE2000');
  expect((await editions.list()).map((edition) => edition.code)).toEqual([code]);
});

it('hides what is withdrawn, with all that belongs to an exhibitor, and loads nothing for it', async () => {
  const editions = new Editions(organiser.database, organiser.clock);
  const before = await editions.require(code);
  await organiser.withdraw('exhibitor', '1001');
  const after = await editions.require(code);
  expect(after.content).toBe(before.content);
  expect(before.byKey.products.has('20001')).toBe(true);
  expect(after.byKey.exhibitors.has('1001')).toBe(false);
  expect(after.byKey.products.has('20001')).toBe(false);
  await organiser.restore('exhibitor', '1001');
  expect((await editions.require(code)).records).toEqual(before.records);
});

it('replaces an edition after an import, and leaves the previous one as it was', async () => {
  const editions = new Editions(organiser.database, organiser.clock);
  const before = await editions.require(code);
  const records = smallEdition();
  records.exhibitors = records.exhibitors.filter(({ Id }) => Id !== '1001');
  records.products = records.products.filter(({ ExhibitorId }) => ExhibitorId !== '1001');
  await organiser.change(records);
  const after = await editions.require(code);
  expect(after.revision).not.toBe(before.revision);
  expect(after.byKey.exhibitors.has('1001')).toBe(false);
  expect(before.byKey.exhibitors.has('1001')).toBe(true);
});
