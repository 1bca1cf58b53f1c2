import { Type, type Static } from 'typebox';

/**
 * A release that a share of readers sees in place of the live one, until it is promoted or ended.
 * Its team has signed it. Moments are ISO UTC.
 */
export const Canary = Type.Object(
  {
    /** The same while the share grows. Readers keep it in a cookie. */
    id: Type.String({ pattern: '^[0-9a-f]{8}$', maxLength: 8 }),
    workspace: Type.String({ maxLength: 60 }),
    version: Type.String({ maxLength: 60 }),
    percent: Type.Integer({ minimum: 1, maximum: 99 }),
    /** Figures since then are compared. */
    since: Type.String({ maxLength: 40 }),
    /** No server shows it afterwards. */
    until: Type.String({ maxLength: 40 }),
    limits: Type.Object(
      {
        /** Views that it must have had before its share grows. */
        views: Type.Integer({ minimum: 1 }),
        /** How many more of 1,000 views may fail. Signed metadata have whole numbers only. */
        errors: Type.Integer({ minimum: 0 }),
        /** How much longer INP may take (75th percentile): in percent and, whatever that is, in ms. */
        inpPercent: Type.Integer({ minimum: 0 }),
        inpMs: Type.Integer({ minimum: 0 }),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type Canary = Static<typeof Canary>;
