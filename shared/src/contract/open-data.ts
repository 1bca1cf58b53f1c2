import { Type, type Static } from 'typebox';

export const dataSetCodes = ['exhibitors', 'products', 'programme', 'places', 'terms'] as const;

/** `Data` of `GET {expo-api}/OpenData/{code}?Lang=`. Paths are of the site. */
export const OpenData = Type.Object({
  Version: Type.Integer({ minimum: 1 }),
  /** URL of the licence. */
  License: Type.String(),
  /** Where the files are: `index.json`, `index.sig`, `key.pem`, `hashes.json` and those of the sets. */
  Folder: Type.String(),
  Calendar: Type.String(),
  Sets: Type.Array(
    Type.Object({
      Code: Type.Unsafe<(typeof dataSetCodes)[number]>(
        Type.Union(dataSetCodes.map((code) => Type.Literal(code))),
      ),
      Records: Type.Integer({ minimum: 0 }),
      /** A record as JSON; empty without records. */
      Example: Type.String(),
      Files: Type.Array(
        Type.Object({ Format: Type.String(), Path: Type.String(), Bytes: Type.Integer() }),
      ),
      Schema: Type.String(),
    }),
  ),
});
export type OpenData = Static<typeof OpenData>;
