import { Type, type Static } from 'typebox';
import { AreaCode, Untranslated } from './wire.ts';

/** A rectangle in metres from the hall's north-west corner. */
const rectangle = {
  X: Type.Number({ minimum: 0 }),
  Y: Type.Number({ minimum: 0 }),
  W: Type.Number({ exclusiveMinimum: 0 }),
  H: Type.Number({ exclusiveMinimum: 0 }),
};

/**
 * A booth number: letters, digits and hyphens with at least one digit, e.g. A0123, N1-23B, 4-118.
 */
export const BoothNumber = Type.String({
  pattern: '^(?=.*\\d)[A-Z0-9]+(-[A-Z0-9]+)*$',
  maxLength: 12,
});

/** An exhibitor of a booth. `OtherName` is the name in the other language, for search. */
export const BoothExhibitor = Type.Object({
  Id: Type.String(),
  Name: Type.String(),
  OtherName: Type.String(),
  Untranslated,
});
export type BoothExhibitor = Static<typeof BoothExhibitor>;

/** A booth with the exhibitors that share it. Empty while the booth is free. */
export const Booth = Type.Object({
  Number: BoothNumber,
  ...rectangle,
  Area: AreaCode,
  Exhibitors: Type.Array(BoothExhibitor),
});
export type Booth = Static<typeof Booth>;

export const FacilityKind = Type.Union([
  Type.Literal('entrance'),
  Type.Literal('exit'),
  Type.Literal('stage'),
  Type.Literal('service'),
  Type.Literal('toilet'),
  Type.Literal('rest'),
  Type.Literal('first-aid'),
]);
/**
 * `Code` names it in URLs. For search: `OtherName` is the name in the other language, `CommonNames`
 * are what people call it in both. `Steps` says that steps lead to it and no ramp.
 */
export const Facility = Type.Object({
  Kind: FacilityKind,
  Code: Type.String(),
  Name: Type.String(),
  OtherName: Type.String(),
  CommonNames: Type.Array(Type.String()),
  Steps: Type.Optional(Type.Boolean()),
  ...rectangle,
});
export type Facility = Static<typeof Facility>;

/**
 * An area, category or country for the search of the plan: its names in both languages with the
 * trade's synonyms, and the ids of its exhibitors.
 */
export const PlanTerm = Type.Object({
  Names: Type.Array(Type.String()),
  Exhibitors: Type.Array(Type.String()),
});
export type PlanTerm = Static<typeof PlanTerm>;

/** `Data` of `GET {expo-api}/Floorplan/{code}?Lang=`. Lengths are metres; aisles are rectangles free of booths. */
export const Floorplan = Type.Object({
  Published: Type.Boolean(),
  Hall: Type.String(),
  Width: Type.Number(),
  Depth: Type.Number(),
  Aisles: Type.Array(Type.Object(rectangle)),
  Facilities: Type.Array(Facility),
  Booths: Type.Array(Booth),
  Terms: Type.Array(PlanTerm),
});
export type Floorplan = Static<typeof Floorplan>;
