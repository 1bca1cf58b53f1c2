import { Type, type Static } from 'typebox';
import { Figure } from './editions.ts';
import { localised } from './localised.ts';
import { NewsCard } from './news.ts';
import { AreaCode, Bilingual, closed, isoDate, Picture, recordId } from './wire.ts';

const text = Type.String();
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

/** A file of a logo or picture, to be saved. Sizes are in px; vector files have none. */
export const PressFile = Type.Object({
  Href: text,
  Format: text,
  Width: Type.Optional(Type.Integer({ minimum: 1 })),
  Height: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type PressFile = Static<typeof PressFile>;

/**
 * A logo or picture for the press. `Credit` must be printed beside it. `Illustration` marks a
 * drawing that stands in for a photograph.
 */
export const PressMedium = Type.Object({
  Id: text,
  Kind: Type.Union([Type.Literal('logo'), Type.Literal('picture')]),
  Title: text,
  Caption: text,
  Credit: text,
  Illustration: Type.Boolean(),
  Preview: Picture,
  Files: Type.Array(PressFile, { minItems: 1 }),
});
export type PressMedium = Static<typeof PressMedium>;

/** The figures of the fact sheet. All come from the records that other pages show. */
export const PressFacts = Type.Object({
  Figures: Type.Array(Figure),
  Areas: Type.Array(
    Type.Object({ Code: AreaCode, Name: text, Exhibitors: Type.Integer({ minimum: 0 }) }),
  ),
  /** From the report of the previous fair. */
  Report: Type.Optional(Type.Object({ Year: text, Figures: Type.Array(Figure) })),
});
export type PressFacts = Static<typeof PressFacts>;

const { Contact, Boilerplate, Rights, Accreditation } = PressRecord.properties;

/**
 * `Data` of `GET {expo-api}/Press/{code}?Lang=`. `FactSheet` is the path of the facts as plain
 * text, `Kit` of a zip with everything. `Releases` are the newest news of the category `press`.
 */
export const Press = Type.Object({
  Lead: text,
  Contact: localised(Contact),
  Boilerplate: localised(Boilerplate),
  Facts: PressFacts,
  FactSheet: text,
  Kit: text,
  Rights: localised(Rights),
  Media: Type.Array(PressMedium),
  Releases: Type.Array(NewsCard),
  /** `Until` is the last day of accreditation in advance, in Asia/Taipei. */
  Accreditation: localised(Accreditation),
});
export type Press = Static<typeof Press>;
