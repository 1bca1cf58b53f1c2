import { Type, type Static } from 'typebox';
import { localised, type Localised } from './localised.ts';
import { Bilingual, closed, isoDate, Picture, recordId, SharePicture } from './wire.ts';

/** The three advertising media: pages `AdDirectory`, `AdOnlineDirectory` and `AdPublicArea`. */
export const directoryKinds = ['Printed', 'Online', 'PublicArea'] as const;
export const DirectoryKind = Type.Enum(directoryKinds);
export type DirectoryKind = (typeof directoryKinds)[number];

/**
 * A bookable advertising slot. `Fee` in New Taiwan dollars including tax. `Quota` is set where the
 * number is limited.
 */
const OptionRecord = Type.Object(
  {
    Name: Bilingual,
    Size: Bilingual,
    Place: Bilingual,
    Fee: Type.Integer({ minimum: 0 }),
    Quota: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  closed,
);
export type AdOption = Localised<Static<typeof OptionRecord>>;

const named = { Kind: DirectoryKind, Name: Bilingual, Lead: Bilingual };
const facts = {
  Open: Type.Optional(
    Type.Object(
      { Label: Bilingual, Path: Type.String({ pattern: '^/' }), From: Type.Optional(isoDate) },
      closed,
    ),
  ),
  NotYet: Type.Object({ Title: Bilingual, Text: Bilingual }, closed),
  Facts: Type.Array(Type.Object({ Label: Bilingual, Value: Bilingual }, closed)),
  Options: Type.Array(OptionRecord),
  Rules: Type.Array(Bilingual),
  /** Last booking day. */
  BookBy: Type.Optional(isoDate),
};

/**
 * An advertising medium for exhibitors; one record of `directories`. Without `Open`, or before its
 * day `From`, it is not available yet; the page shows `NotYet`.
 */
export const DirectoryRecord = Type.Object({ Id: recordId, ...named, ...facts }, closed);

/** `Data` of `GET {expo-api}/Directories/{code}/{kind}?Lang=`. */
export const Directory = localised(
  Type.Object({ ...named, Picture, Share: Type.Optional(SharePicture), ...facts }),
);
export type Directory = Static<typeof Directory>;
