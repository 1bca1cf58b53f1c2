import type { OwnApplications, Places } from '@dswine/shared/contract/applications';
import type { Locale } from '@dswine/shared/section/section';

function entry(locale: Locale): Places[number]['Entry'] {
  const localize = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  return {
    Id: '743',
    Title: localize('酒吧散步：東區與信義', 'Bar Walk: Xinyi and the east'),
    Summary: localize('跟著導覽員走訪四間店。', 'Four bars with a guide.'),
    Topic: { Code: '7', Name: localize('特別活動', 'Special events') },
    Start: '2026-04-17T18:30:00+08:00',
    End: '2026-04-17T20:30:00+08:00',
    Place: localize('大廳入口外集合', 'Meet outside the Main Entrance'),
    PlaceCode: 'meet-at-the-south-gate-hall-1',
    Capacity: 30,
    Booking: true,
    Event: '1',
  };
}

/** One date with free seats and one fully booked date. */
export function samplePlaces(locale: Locale): Places {
  return [
    { Entry: entry(locale), Capacity: 30, Placed: 12, Waiting: 0, Closed: false },
    { Entry: { ...entry(locale), Id: '747' }, Capacity: 30, Placed: 30, Waiting: 4, Closed: false },
  ];
}

export function sampleApplications(locale: Locale): OwnApplications {
  const base = { AppliedAt: '2026-03-01T01:00:00.000Z', Removed: false, Entry: entry(locale) };
  const ConfirmBy = '2026-03-01T02:00:00.000Z';
  return {
    Known: true,
    Expired: false,
    Items: [
      { ...base, Id: 'a', Reference: 'DSW-7K3M-Q9TX', State: 'placed', Open: true },
      { ...base, Id: 'b', Reference: 'DSW-7K3M-Q9TY', State: 'waiting', Position: 3, Open: true },
      { ...base, Id: 'c', Reference: 'DSW-7K3M-Q9TZ', State: 'withdrawn', Open: false },
      { ...base, Id: 'd', Reference: 'DSW-7K3M-Q9TW', State: 'held', ConfirmBy, Open: true },
      { ...base, Id: 'e', Reference: 'DSW-7K3M-Q9TN', State: 'lapsed', Open: false },
      { ...base, Id: 'f', Reference: 'DSW-7K3M-Q9TM', State: 'placed', Open: true, Removed: true },
    ],
  };
}
