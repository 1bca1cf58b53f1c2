import { writeDate } from '@dswine/shared/fair/dates';
import { readEdition } from '../read-edition.ts';
import type { Cell, TableName } from './document.ts';

/** The rows of a table that shows records of the edition. */
export const dataTables: Record<TableName, () => Cell[][]> = {
  'opening-hours': () =>
    edition().Hours.map(({ Date, Open, Close, Audience }) => [
      date(Date),
      `${Open}–${Close}`,
      Audience,
    ]),
  booths: () =>
    edition().ForExhibitors.Booths.map(({ Name, Size, Fee, Includes }) => [
      Name,
      `${Size} m²`,
      `NT$${Fee.toLocaleString('en')}`,
      {
        tw: Includes.map(({ tw }) => tw).join('；'),
        en: Includes.map(({ en }) => en).join('; '),
      },
    ]),
  deadlines: () =>
    readEdition('DSWINE2026', 'deadlines').map(({ Due, Title, Text }) => [date(Due), Title, Text]),
};

function edition() {
  const [record] = readEdition('DSWINE2026', 'edition');
  if (!record) throw new Error('DSWINE2026/edition.yaml is empty');
  return record;
}

function date(day: string): Cell {
  return { tw: writeDate(day, 'tw'), en: writeDate(day, 'en') };
}
