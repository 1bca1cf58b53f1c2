import { Type, type Static } from 'typebox';
import { localised } from './localised.ts';
import { Bilingual, closed, Picture, recordId } from './wire.ts';

/** The eight paid features, in the order of specification § 1. */
export const paidFeatures = [
  'company-profile',
  'publish-products',
  'publish-news',
  'publish-videos',
  'view-inquiries',
  'exclusive-floor-plan',
  'preview-newsletter',
  'search-priority',
] as const;
export const PaidFeature = Type.Enum(paidFeatures);
export type PaidFeature = (typeof paidFeatures)[number];

/** Included for every exhibitor. `How` explains how to use it. */
const free = { Id: recordId, Name: Bilingual, Summary: Bilingual, How: Bilingual };
export const FreeService = localised(Type.Object(free));
export type FreeService = Static<typeof FreeService>;

const sample = { Caption: Bilingual, Path: Type.Optional(Type.String({ pattern: '^/' })) };
/**
 * One paid feature. `Fee` in New Taiwan dollars including tax, for the whole period. `Without` and
 * `With` compare an exhibitor without and with it. `Sample` is an illustration; its optional `Path`
 * is a page of the site that shows the feature.
 */
const paid = {
  Id: recordId,
  Feature: PaidFeature,
  Name: Bilingual,
  Summary: Bilingual,
  Includes: Type.Array(Bilingual),
  Fee: Type.Integer({ minimum: 0 }),
  Without: Bilingual,
  With: Bilingual,
  Sample: Type.Object(sample, closed),
};
export const PaidService = localised(
  Type.Object({ ...paid, Sample: Type.Object({ Picture, ...sample }) }),
);
export type PaidService = Static<typeof PaidService>;

/** A service for exhibitors, free or paid; one record of `services`. */
export const ServiceRecord = Type.Union([
  Type.Object({ ...free, Kind: Type.Literal('free') }, closed),
  Type.Object({ ...paid, Kind: Type.Literal('paid') }, closed),
]);

/** `Data` of `GET {expo-api}/Services/{code}?Lang=`. */
export const Services = Type.Object({
  Free: Type.Array(FreeService),
  Paid: Type.Array(PaidService),
});
export type Services = Static<typeof Services>;
