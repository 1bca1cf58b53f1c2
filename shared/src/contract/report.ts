import { Type, type Static } from 'typebox';
import { Figure } from './editions.ts';
import { AreaCode } from './wire.ts';

const text = Type.String();

/**
 * A chart of the report. `bars` are side by side, or stacked with several series. `line` has an
 * even scale.
 */
export const ReportChart = Type.Object({
  Id: text,
  Kind: Type.Union([Type.Literal('bars'), Type.Literal('line')]),
  Title: text,
  Text: text,
  /** `Unit` of the values ("人次", "visits"); `Axis` is the heading of the table's first column. */
  Unit: text,
  Axis: text,
  Series: Type.Array(text, { minItems: 1 }),
  /** One value per series. `Area` selects the bar's colour. */
  Rows: Type.Array(
    Type.Object({
      Label: text,
      Area: Type.Optional(AreaCode),
      Values: Type.Array(Type.Number({ minimum: 0 }), { minItems: 1 }),
    }),
    { minItems: 1 },
  ),
});
export type ReportChart = Static<typeof ReportChart>;

/**
 * `Data` of `GET {expo-api}/Report/{code}?Lang=&Year=`: the report of a year, or the newest one. `File` is the
 * complete report as PDF.
 */
export const Report = Type.Object({
  Id: text,
  Year: Type.String({ pattern: '^\\d{4}$' }),
  /** The years that have a report, the newest first. */
  Years: Type.Array(Type.String()),
  Title: text,
  Lead: text,
  StartDate: text,
  EndDate: text,
  Time: text,
  Venue: text,
  Organizer: text,
  Partner: Type.Array(text),
  Management: text,
  Sponsors: Type.Array(text),
  Summary: Type.Array(text),
  Figures: Type.Array(Figure),
  Charts: Type.Array(ReportChart),
  Next: Type.Array(text),
  File: Type.Optional(Type.Object({ Src: text, Bytes: Type.Integer({ minimum: 1 }) })),
});
export type Report = Static<typeof Report>;
