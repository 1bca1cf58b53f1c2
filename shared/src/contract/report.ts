import { Type, type Static } from 'typebox';
import { localised } from './localised.ts';
import { AreaCode, Bilingual, closed, isoDate, recordId } from './wire.ts';

/**
 * A chart of the report. `bars` are side by side, or stacked with several series. `line` has an
 * even scale.
 */
const ChartRecord = Type.Object({
  Id: Type.String({ pattern: '^[a-z]+$' }),
  Kind: Type.Union([Type.Literal('bars'), Type.Literal('line')]),
  Title: Bilingual,
  Text: Bilingual,
  /** `Unit` of the values ("人次", "visits"); `Axis` is the heading of the table's first column. */
  Unit: Bilingual,
  Axis: Bilingual,
  Series: Type.Array(Bilingual, { minItems: 1 }),
  /** One value per series. `Area` selects the bar's colour. */
  Rows: Type.Array(
    Type.Object({
      Label: Bilingual,
      Area: Type.Optional(AreaCode),
      Values: Type.Array(Type.Number({ minimum: 0 }), { minItems: 1 }),
    }),
    { minItems: 1 },
  ),
});
export const ReportChart = localised(ChartRecord);
export type ReportChart = Static<typeof ReportChart>;

const dated = { Id: recordId, Year: Type.String({ pattern: '^\\d{4}$' }) };
const story = {
  Title: Bilingual,
  Lead: Bilingual,
  StartDate: isoDate,
  EndDate: isoDate,
  Time: Bilingual,
  Venue: Bilingual,
  Organizer: Bilingual,
  Partner: Type.Array(Bilingual),
  Management: Bilingual,
  Sponsors: Type.Array(Bilingual),
  Summary: Type.Array(Bilingual),
  Figures: Type.Array(Type.Object({ Value: Type.Number(), Unit: Bilingual, Label: Bilingual })),
  Charts: Type.Array(ChartRecord),
  Next: Type.Array(Bilingual),
};
/**
 * The report of a fair; one record of `report` for each year. Its PDFs are files of the edition,
 * one per language.
 */
export const ReportRecord = Type.Object({ ...dated, ...story }, closed);

/**
 * `Data` of `GET {expo-api}/Report/{code}?Lang=&Year=`: the report of a year, or the newest one.
 * `Years` have a report, the newest first; `File` is the complete report as PDF.
 */
export const Report = localised(
  Type.Object({
    ...dated,
    Years: Type.Array(Type.String()),
    ...story,
    File: Type.Optional(Type.Object({ Src: Type.String(), Bytes: Type.Integer({ minimum: 1 }) })),
  }),
);
export type Report = Static<typeof Report>;
