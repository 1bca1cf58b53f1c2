import { Type, type Static } from 'typebox';
import { Figure } from './editions.ts';
import { NewsCard } from './news.ts';
import { AreaCode, Picture } from './wire.ts';

const text = Type.String();

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

export const PressContact = Type.Object({
  Name: text,
  Role: text,
  Phone: text,
  Email: text,
  Hours: text,
});

/**
 * `Data` of `GET {expo-api}/Press/{code}?Lang=`. `FactSheet` is the path of the facts as plain
 * text, `Kit` of a zip with everything. `Releases` are the newest news of the category `press`.
 */
export const Press = Type.Object({
  Lead: text,
  Contact: PressContact,
  Boilerplate: Type.Array(text),
  Facts: PressFacts,
  FactSheet: text,
  Kit: text,
  Rights: Type.Array(text),
  Media: Type.Array(PressMedium),
  Releases: Type.Array(NewsCard),
  /** `Until` is the last day of accreditation in advance, in Asia/Taipei. */
  Accreditation: Type.Object({
    Until: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    Who: Type.Array(text),
    Proof: Type.Array(text),
    Answer: text,
  }),
});
export type Press = Static<typeof Press>;
