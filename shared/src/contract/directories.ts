import { Type, type Static } from 'typebox';
import { Picture, SharePicture } from './wire.ts';

const isoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** The three advertising media: pages `AdDirectory`, `AdOnlineDirectory` and `AdPublicArea`. */
export const directoryKinds = ['Printed', 'Online', 'PublicArea'] as const;
export const DirectoryKind = Type.Enum(directoryKinds);
export type DirectoryKind = (typeof directoryKinds)[number];

/**
 * A bookable advertising slot. `Fee` in New Taiwan dollars including tax. `Quota` is set where the
 * number is limited.
 */
export const AdOption = Type.Object({
  Name: Type.String(),
  Size: Type.String(),
  Place: Type.String(),
  Fee: Type.Integer({ minimum: 0 }),
  Quota: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type AdOption = Static<typeof AdOption>;

/**
 * `Data` of `GET {expo-api}/Directories/{code}/{kind}?Lang=`. Without `Open`, or before its day
 * `From`, the directory is not available yet; the page shows `NotYet`.
 */
export const Directory = Type.Object({
  Kind: DirectoryKind,
  Name: Type.String(),
  Lead: Type.String(),
  Picture,
  Share: Type.Optional(SharePicture),
  Open: Type.Optional(
    Type.Object({ Label: Type.String(), Path: Type.String(), From: Type.Optional(isoDate) }),
  ),
  NotYet: Type.Object({ Title: Type.String(), Text: Type.String() }),
  Facts: Type.Array(Type.Object({ Label: Type.String(), Value: Type.String() })),
  Options: Type.Array(AdOption),
  Rules: Type.Array(Type.String()),
  /** Last booking day. */
  BookBy: Type.Optional(isoDate),
});
export type Directory = Static<typeof Directory>;
