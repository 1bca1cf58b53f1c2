import { Type, type Static } from 'typebox';
import { Figure } from './editions.ts';
import { AreaCode } from './wire.ts';

const text = Type.String();

/** A chart of the report: `bars` side by side or, with several series, on top of each other; `line` over an even scale. */
export const ReportChart = Type.Object({
  Id: text,
  Kind: Type.Union([Type.Literal('bars'), Type.Literal('line')]),
  Title: text,
  Text: text,
  /** What the values count ("人次", "visits"), and what the first column of the table names. */
  Unit: text,
  Axis: text,
  Series: Type.Array(text, { minItems: 1 }),
  /** One value for each series. `Area` gives a bar the colour of an area. */
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

/** `Data` of `GET {expo-api}/Report/{code}?Lang=`: the report of the fair before this one. `File` is the whole of it as PDF. */
export const Report = Type.Object({
  Id: text,
  Year: Type.String({ pattern: '^\\d{4}$' }),
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
