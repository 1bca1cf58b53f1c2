import { AreaCode, Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

const id = Type.String({ pattern: '^[0-9]{1,9}$' });
const medium = { Id: id, Title: Bilingual, Caption: Bilingual, Credit: Bilingual };

/** The press room; the only record of `press`. Its figures come from other records. */
export const PressRecord = Type.Object(
  {
    Id: id,
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
      Type.Object(
        { ...medium, File: Type.String({ pattern: '^[a-z0-9-]+$' }) },
        { additionalProperties: false },
      ),
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
        { additionalProperties: false },
      ),
    ),
    Accreditation: Type.Object({
      Until: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
      Who: Type.Array(Bilingual, { minItems: 1 }),
      Proof: Type.Array(Bilingual, { minItems: 1 }),
      Answer: Bilingual,
    }),
  },
  { additionalProperties: false },
);
