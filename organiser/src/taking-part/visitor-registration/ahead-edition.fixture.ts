import type { EditionRecord } from '../../content/editions/edition.ts';
import { both, smallEdition } from '../../content/import/small-edition.fixture.ts';

export type EditionSettings = Partial<Pick<EditionRecord, 'Registration' | 'TradeApproval'>>;

/** Friday and Saturday are for trade. The fair is ten years ahead of the clock of the tests. */
export const [friday, sunday] = ['2036-04-18', '2036-04-20'] as const;

export function aheadEdition(settings: EditionSettings = {}) {
  const records = smallEdition();
  const day = (Date: string, Admits?: ('trade' | 'public')[]) => ({
    ...{ Date, Open: '10:00', Close: '18:00', Audience: both('觀眾', 'Visitors') },
    ...(Admits && { Admits }),
  });
  const Hours = [day(friday, ['trade']), day('2036-04-19', ['trade']), day(sunday)];
  records.edition = records.edition.map((edition) => ({
    ...edition,
    ...{ Hours, StartDate: friday, EndDate: sunday },
    ...settings,
  }));
  return records;
}
