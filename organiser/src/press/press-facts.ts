import type { PressFacts } from '@dswine/shared/contract/press';
import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { listAreas, type EditionRecord } from '../content/editions.queries.ts';
import { localise } from '../content/localise.ts';
import { listRecords } from '../content/page-records.queries.ts';
import type { Database } from '../store/tables.ts';

/** The figures for the press, from the records of the pages About and Report. */
export async function pressFacts(
  database: Database,
  edition: EditionRecord,
  lang: Lang,
): Promise<PressFacts> {
  const areas = await listAreas(database, edition.Code);
  const [report] = await listRecords(database, edition.Code, 'report');
  return {
    Figures: localise(edition.About.Figures, lang),
    Areas: areas.map(({ record, exhibitors }) => ({
      Code: record.Code,
      Name: inLocale(record.Name, lang),
      Exhibitors: exhibitors,
    })),
    ...(report && { Report: { Year: report.Year, Figures: localise(report.Figures, lang) } }),
  };
}
