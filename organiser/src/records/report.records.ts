import { AreaCode, Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/**
 * The report of a fair; one record of `report` for each year. Its PDFs are files of the edition,
 * one per language.
 */
export const ReportRecord = Type.Object(
  {
    Id: Type.String({ pattern: '^[0-9]{1,9}$' }),
    Year: Type.String({ pattern: '^\\d{4}$' }),
    Title: Bilingual,
    Lead: Bilingual,
    StartDate: day,
    EndDate: day,
    Time: Bilingual,
    Venue: Bilingual,
    Organizer: Bilingual,
    Partner: Type.Array(Bilingual),
    Management: Bilingual,
    Sponsors: Type.Array(Bilingual),
    Summary: Type.Array(Bilingual),
    Figures: Type.Array(Type.Object({ Value: Type.Number(), Unit: Bilingual, Label: Bilingual })),
    Charts: Type.Array(
      Type.Object({
        Id: Type.String({ pattern: '^[a-z]+$' }),
        Kind: Type.Union([Type.Literal('bars'), Type.Literal('line')]),
        Title: Bilingual,
        Text: Bilingual,
        Unit: Bilingual,
        Axis: Bilingual,
        Series: Type.Array(Bilingual, { minItems: 1 }),
        Rows: Type.Array(
          Type.Object({
            Label: Bilingual,
            Area: Type.Optional(AreaCode),
            Values: Type.Array(Type.Number({ minimum: 0 }), { minItems: 1 }),
          }),
          { minItems: 1 },
        ),
      }),
    ),
    Next: Type.Array(Bilingual),
  },
  { additionalProperties: false },
);
