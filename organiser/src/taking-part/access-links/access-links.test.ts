import { openStore } from '../../store/open-store.ts';
import { at } from '../../store/store-rows.fixture.ts';
import type { Database } from '../../store/tables.ts';
import { endLinks, findSubject, linkEnd, openLink, useLink } from './access-links.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

let folder: string;
let database: Database;
beforeEach(() => void (folder = newFolder()));
afterEach(() => database.destroy());

const now = new Date(at);
const later = new Date('2026-01-03T00:00:00.000Z');

it('ends with its time, with its fair, with its uses or with its subject', async () => {
  expect(linkEnd('submission', now)).toBe('2026-01-01T00:15:00.000Z');
  expect(linkEnd('appointment-visitor', now, '2026-04-20')).toBe('2026-04-20T15:59:59.999Z');
  expect(linkEnd('applications', now, '2026-04-20')).toBe('2026-04-27T15:59:59.999Z');
  expect(linkEnd('applications', now, '2025-04-20')).toBe('2026-01-08T00:00:00.000Z');
  expect(linkEnd('subscription', now)).toBeNull();
  expect(() => linkEnd('applications', now)).toThrow(/last day/u);

  database = await openStore({ dataFolder: folder });
  const reset = { purpose: 'reset', subject: 'm1' } as const;
  const token = await openLink(database, reset, now);
  expect(await findSubject(database, 'reset', token, now)).toBe('m1');
  expect(await useLink(database, { ...reset, token })).toBe(true);
  expect(await useLink(database, { ...reset, token })).toBe(false);
  expect(await findSubject(database, 'reset', token, now)).toBeUndefined();

  const subscription = { purpose: 'subscription', subject: 's1', token: 'derived' } as const;
  await openLink(database, subscription, now);
  await openLink(database, subscription, now);
  expect(await findSubject(database, 'subscription', 'derived', later)).toBe('s1');
  await endLinks(database, 's1', 'reset');
  expect(await findSubject(database, 'subscription', 'derived', later)).toBe('s1');
  await endLinks(database, 's1', 'subscription');
  expect(await findSubject(database, 'subscription', 'derived', later)).toBeUndefined();
});

it('is forgotten after its end, unless it ends with the fair', async () => {
  database = await openStore({ dataFolder: folder });
  const appointment = { purpose: 'appointment-visitor', lastDay: '2025-04-20' } as const;
  const open = async (subject: string, time: string) => {
    await openLink(database, { purpose: 'submission', subject }, new Date(time));
    await openLink(database, { ...appointment, subject }, new Date(time));
    const rows = await database.selectFrom('access_links').select(['purpose', 'subject']).execute();
    return rows.map((row) => `${row.purpose} ${row.subject}`).sort();
  };
  await open('s1', at);
  expect(await open('s2', '2026-01-01T00:15:00.000Z')).toEqual([
    'appointment-visitor s1',
    'appointment-visitor s2',
    'submission s2',
  ]);
});
