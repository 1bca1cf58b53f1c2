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
export const errorKinds = [...browserKinds, ...policyKinds, ...serverKinds, 'rejected'] as const;
export type ErrorKind = (typeof errorKinds)[number];

export const literals = <Name extends string>(names: readonly Name[]) =>
  Type.Unsafe<Name>(Type.Union(names.map((name) => Type.Literal(name))));

/** Names of releases and pages. What browsers send is kept only if a composition has it. */
export const Name = Type.String({ pattern: '^[\\w./:@?+-]{1,80}$' });
export const SectionName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });
const WorkspaceName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,79}$' });
/**
 * The class of an error: letters, which anybody can invent. Its message may quote what somebody
 * typed, so it is never sent.
 */
export const ErrorName = Type.String({ pattern: '^(?:[A-Z][A-Za-z]{0,39})?(?:Error|Exception)$' });
/** A position in a script of a release: `mfe-visitor/browser/page.1a2b.js:1:2345`. */
export const Position = Type.String({
  pattern:
    '^[a-z][a-z0-9-]{0,40}/(?:[\\w.+-]{1,60}/){1,2}[\\w.+-]{1,100}\\.c?js:\\d{1,7}:\\d{1,7}$',
});
/** The code of an error of React. */
export const ReactCode = Type.Unsafe<`react-${number}`>(
  Type.String({ pattern: '^react-\\d{1,4}$' }),
);
/** The directive of a policy that a browser says was violated. */
export const Directive = literals([
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'sandbox',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);
/** Why a part could not be rendered, and who rejected a promotion. */
const Reason = literals(['threw', 'exited', 'limit', 'stalled', 'memory', 'checks', 'servers']);
const Detail = Type.Union([ReactCode, Directive, Reason]);
/** In ms since the epoch, as far as a date can be. */
export const Moment = Type.Integer({ minimum: 0, maximum: 8.64e15 });
export const engines = ['blink', 'gecko', 'webkit', 'other'] as const;
export const Revision = Type.Integer({ minimum: 1, maximum: 999_999_999 });

/**
 * What went wrong with a release, without anything about a person: no address, no query, no
 * message, no cookie. The same thing again raises `count`.
 */
export const ErrorReport = Type.Object(
  {
    id: Type.String({ pattern: '^[0-9a-f]{16}$' }),
    /** When it was first and last seen. */
    at: Moment,
    last: Moment,
    count: Type.Integer({ minimum: 1 }),
    kind: literals(errorKinds),
    /** The revision of the composition; of a preview, a number above all of them. */
    composition: Type.Integer({ minimum: 0, maximum: 999_999_999 }),
    section: SectionName,
    release: Name,
    /** Section and route: `visitor/exhibitor`. */
    page: Name,
    /** All releases of the page: workspace -> version. */
    releases: Type.Record(WorkspaceName, Name, { additionalProperties: false }),
    name: Type.Optional(ErrorName),
    stack: Type.Optional(Type.Array(Position, { maxItems: 5 })),
    detail: Type.Optional(Detail),
    engine: Type.Optional(literals(engines)),
  },
  { additionalProperties: false },
);
export type ErrorReport = Static<typeof ErrorReport>;
/** An error report before it is counted. */
export type Incident = Omit<ErrorReport, 'id' | 'at' | 'last' | 'count'>;

/** The same for the same thing on one day, so that it is stored once. */
export function errorReportId(incident: Incident, day: string, writer: string): string {
  const { releases: _all, engine: _engine, ...same } = incident;
  const text = JSON.stringify([day, writer, ...Object.entries(same).sort()]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The day of a moment in UTC: `2026-11-24`. */
export const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
