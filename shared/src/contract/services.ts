import { Type, type Static } from 'typebox';
import { Picture } from './wire.ts';

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
export const FreeService = Type.Object({
  Id: Type.String(),
  Name: Type.String(),
  Summary: Type.String(),
  How: Type.String(),
});
export type FreeService = Static<typeof FreeService>;

/**
 * One paid feature. `Fee` in New Taiwan dollars including tax, for the whole period. `Without` and
 * `With` compare an exhibitor without and with it. `Sample` is an illustration; its optional `Path`
 * is a page of the site that shows the feature.
 */
export const PaidService = Type.Object({
  Id: Type.String(),
  Feature: PaidFeature,
  Name: Type.String(),
  Summary: Type.String(),
  Includes: Type.Array(Type.String()),
  Fee: Type.Integer({ minimum: 0 }),
  Without: Type.String(),
  With: Type.String(),
  Sample: Type.Object({ Picture, Caption: Type.String(), Path: Type.Optional(Type.String()) }),
});
export type PaidService = Static<typeof PaidService>;

/** `Data` of `GET {expo-api}/Services/{code}?Lang=`. */
export const Services = Type.Object({
  Free: Type.Array(FreeService),
  Paid: Type.Array(PaidService),
});
export type Services = Static<typeof Services>;
