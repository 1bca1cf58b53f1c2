import { createHash } from 'node:crypto';
import { Type, type Static } from 'typebox';

/** What browsers report. `hydration`: the browser's HTML was another than the server's. */
export const browserKinds = [
  'error',
  'rejection',
  'boundary',
  'hydration',
  'load',
  'slow',
  'retry',
  'reload',
] as const;
/** What a browser's own policies report. */
export const policyKinds = ['csp', 'integrity'] as const;
/** What servers report. `deadline`: a rendering ran out of time; `process`: its process ended. */
export const serverKinds = ['render', 'deadline', 'process', 'unusable'] as const;
/** `rejected`: a promotion was rejected, or taken back. */
export const receiptKinds = [...browserKinds, ...policyKinds, ...serverKinds, 'rejected'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

export const literals = <Name extends string>(names: readonly Name[]) =>
  Type.Unsafe<Name>(Type.Union(names.map((name) => Type.Literal(name))));

/** Names of sections, releases, pages. No free text fits. */
export const Name = Type.String({ pattern: '^[\\w./:@?+-]{1,80}$' });
export const SectionName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });
/** The class of an error. Its message may quote what somebody typed, so it is never sent. */
export const ErrorName = Type.String({ pattern: '^(?:[A-Z][A-Za-z]{0,39})?(?:Error|Exception)$' });
/** A position in a file of a release: `mfe-visitor/browser/page.1a2b.js:1:2345`. */
export const Position = Type.String({
  pattern: '^[a-z][a-z0-9-]{0,40}/(?:[\\w.+-]{1,60}/){1,2}[\\w.+-]{1,100}\\.js:\\d{1,7}:\\d{1,7}$',
});
/** A directive of a policy, a code of React, a kind of failure, or a state. */
export const Detail = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });
export const engines = ['blink', 'gecko', 'webkit', 'other'] as const;
export const Revision = Type.Integer({ minimum: 1, maximum: 999_999_999 });

/**
 * What went wrong with a release, without anything about a person: no address, no query, no
 * message, no cookie. The same thing again raises `count`.
 */
export const Receipt = Type.Object(
  {
    id: Type.String({ pattern: '^[0-9a-f]{16}$' }),
    /** When it was first and last seen, in ms since the epoch. */
    at: Type.Integer({ minimum: 0 }),
    last: Type.Integer({ minimum: 0 }),
    count: Type.Integer({ minimum: 1 }),
    kind: literals(receiptKinds),
    /** The revision of the composition; of a preview, a number above all of them. */
    composition: Type.Integer({ minimum: 0, maximum: 999_999_999 }),
    section: SectionName,
    release: Name,
    /** Section and route: `visitor/exhibitor`. */
    page: Name,
    /** All releases of the page: workspace -> version. */
    releases: Type.Record(Name, Name),
    name: Type.Optional(ErrorName),
    stack: Type.Optional(Type.Array(Position, { maxItems: 5 })),
    detail: Type.Optional(Detail),
    engine: Type.Optional(literals(engines)),
  },
  { additionalProperties: false },
);
export type Receipt = Static<typeof Receipt>;
/** A receipt before it is counted. */
export type Incident = Omit<Receipt, 'id' | 'at' | 'last' | 'count'>;

/** The same for the same thing on one day, so that it is stored once. */
export function receiptId(incident: Incident, day: string, writer: string): string {
  const { releases: _all, engine: _engine, ...same } = incident;
  const text = JSON.stringify([day, writer, ...Object.entries(same).sort()]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The day of a moment in UTC: `2026-11-24`. */
export const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
