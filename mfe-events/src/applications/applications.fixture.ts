import type { OwnApplications, Places } from '@dswine/shared/contract/applications';
import type { Locale } from '@dswine/shared/section/section';
import { sampleEventEntry } from '../event-pages/event-pages.fixture.ts';

/** One date with free seats and one fully booked date. */
export function samplePlaces(locale: Locale): Places {
  const Entry = sampleEventEntry(locale);
  const free = { Entry, Capacity: 30, Placed: 12, Waiting: 0, Closed: false };
  return [free, { ...free, Entry: { ...Entry, Id: '747' }, Placed: 30, Waiting: 4 }];
}

export function sampleApplications(locale: Locale): OwnApplications {
  const base = {
    Entry: sampleEventEntry(locale),
    Reference: 'DSW-7K3M-Q9TX',
    AppliedAt: '2026-03-01T01:00:00.000Z',
    Removed: false,
    Open: false,
  };
  const ConfirmBy = '2026-03-01T02:00:00.000Z';
  return {
    Known: true,
    Expired: false,
    Items: [
      { ...base, Id: 'a', State: 'placed', Open: true },
      { ...base, Id: 'b', State: 'waiting', Position: 3, Open: true },
      { ...base, Id: 'c', State: 'withdrawn' },
      { ...base, Id: 'd', State: 'held', ConfirmBy, Open: true },
      { ...base, Id: 'e', State: 'lapsed' },
      { ...base, Id: 'f', State: 'placed', Open: true, Removed: true },
    ],
  };
}
