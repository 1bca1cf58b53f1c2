import type { PressFacts } from '@dswine/shared/contract/press';
import { listAreas } from '../editions/catalogue.ts';
import { figuresOf } from '../editions/edition.ts';
import { localise } from '../editions/localise.ts';
import type { Localizer } from '../editions/localizer.ts';

/** The figures for the press, from the records of the pages About and Report. */
export function pressFacts({ edition, lang, text }: Localizer): PressFacts {
  const [report] = edition.records.report;
  return {
    Figures: localise(figuresOf(edition), lang),
    Areas: listAreas(edition).map(({ record, exhibitors }) => ({
      Code: record.Code,
      Name: text(record.Name),
      Exhibitors: exhibitors,
    })),
    ...(report && { Report: { Year: report.Year, Figures: localise(report.Figures, lang) } }),
  };
}
