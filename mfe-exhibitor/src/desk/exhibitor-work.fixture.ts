import type { Locale } from '@dswine/shared/contract/locales';
import type { ExhibitorDeadlines } from '@dswine/shared/contract/exhibitor-deadlines';
import type { ExhibitorInquiries } from '@dswine/shared/contract/exhibitor-inquiries';
import type { ExhibitorOrder, ExhibitorOrders } from '@dswine/shared/contract/exhibitor-orders';
import { sampleDeadlines } from '../exhibitor-records.fixture.ts';

const at = '2026-03-02T10:00:00+08:00';

/** A socket that can still be ordered, a stool at a surcharge, and passes whose day is over. */
export function sampleOrders(
  locale: Locale,
  { isSent = true, isDraft = false }: { isSent?: boolean; isDraft?: boolean } = {},
): ExhibitorOrders {
  const [socket, stool, passes, each] =
    locale === 'tw'
      ? ['110V 插座', '高腳椅', '工作證', '組']
      : ['110 V socket', 'Bar stool', 'Passes', 'each'];
  const item = { Unit: each, Limit: 4, Due: '2026-03-06', Least: 0, Quantity: 0 };
  const late = { Price: 845, Until: '2026-04-10' };
  const order: ExhibitorOrder = {
    ...{ Id: 'o1', Version: 2, By: 'Ann', At: at },
    Lines: [
      {
        ...{ Id: '224', Name: stool, Unit: each, Quantity: 2, Price: 650 },
        ...{ Late: 1, LatePrice: 845, Amount: 2145 },
      },
    ],
    ...{ Net: 2043, Tax: 102, Total: 2145 },
    Lists: { Passes: 'Ann\nBo', Staff: '' },
  };
  return {
    Items: [
      { ...item, Id: '201', Group: 'power', Name: socket, Price: 1800, Net: 1714, State: 'open' },
      {
        ...{ ...item, Id: '224', Group: 'furniture', Name: stool, Price: 650, Net: 619 },
        ...{ State: 'late', Late: late, Least: 2, Quantity: 3 },
      },
      {
        ...{ ...item, Id: '231', Group: 'people', Name: passes, Price: 0, Net: 0 },
        ...{ State: 'closed', List: 'Passes', Least: 2, Quantity: 2 },
      },
    ],
    Desk: {
      Name: 'Ann',
      ...(isSent && { Sent: order }),
      ...(isDraft && { Draft: { ...order, Id: 'o2', Version: 3 } }),
      Earlier: [{ Version: 1, By: 'Bo', At: at, Total: 1300 }],
    },
  };
}

export function sampleTasks(locale: Locale): ExhibitorDeadlines {
  const states = ['order', 'late', 'open'] as const;
  const { Items = [] } = sampleDeadlines(locale) ?? {};
  return { Items: Items.map((item, index) => ({ ...item, State: states[index] ?? 'missed' })) };
}

/** All inquiries, or one that asks for a time which another visitor has. */
export function sampleInquiries(locale: Locale, reference?: string): ExhibitorInquiries {
  const summary = {
    ...{ Reference: 'DSW-7K3M-Q9TX', At: at, From: 'Thames Drinks', Answered: true, Owner: 'Bo' },
    State: 'requested' as const,
  };
  if (reference === undefined)
    return { List: { Total: 1, Page: 1, PageSize: 30, PageCount: 1, Items: [summary] } };
  return {
    Inquiry: {
      ...summary,
      Facts: [{ Label: locale === 'tw' ? '內容' : 'Content', Value: 'Price?' }],
      Slots: [{ Slot: '2026-04-17T10:30:00+08:00', Taken: true, Others: 1 }],
      Answerable: true,
      Steps: [
        { Kind: 'hand-over', At: at, By: 'Ann', To: 'Bo' },
        { Kind: 'answer', At: '2026-03-02T11:00:00+08:00', By: 'Bo', Text: 'Ten.' },
      ],
    },
  };
}
