import { AreaCode, Bilingual, closed, isoDate, recordId } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

const medium = { Id: recordId, Title: Bilingual, Caption: Bilingual, Credit: Bilingual };

/** The press room; the only record of `press`. Its figures come from other records. */
export const PressRecord = Type.Object(
  {
    Id: recordId,
    Lead: Bilingual,
    Contact: Type.Object({
      Name: Bilingual,
      Role: Bilingual,
      Phone: Type.String(),
      Email: Type.String(),
      Hours: Bilingual,
    }),
    Boilerplate: Type.Array(Bilingual, { minItems: 1 }),
    Rights: Type.Array(Bilingual, { minItems: 1 }),
    /** `File` names a file of the edition without extension: vector, raster and preview. */
    Logos: Type.Array(
      Type.Object({ ...medium, File: Type.String({ pattern: '^[a-z0-9-]+$' }) }, closed),
    ),
    /** `Of` is another record's picture: `photo` with album and photo, such as `1-101`. */
    Pictures: Type.Array(
      Type.Object(
        {
          ...medium,
          Of: Type.Object({
            Kind: Type.Union([Type.Literal('fair'), Type.Literal('area'), Type.Literal('photo')]),
            Id: Type.String({ pattern: '^[A-Za-z0-9-]+$' }),
          }),
          Area: Type.Optional(AreaCode),
        },
        closed,
      ),
    ),
    Accreditation: Type.Object({
      Until: isoDate,
      Who: Type.Array(Bilingual, { minItems: 1 }),
      Proof: Type.Array(Bilingual, { minItems: 1 }),
      Answer: Bilingual,
    }),
  },
  closed,
);
