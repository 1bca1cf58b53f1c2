import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import {
  Directive,
  ErrorName,
  Name,
  Position,
  ReactCode,
  Revision,
  SectionName,
  browserKinds,
  engines,
  literals,
} from '../../releases/index.ts';
import type { VitalName } from '../metrics/metrics.ts';

const MAX_ITEMS = 20;
const MAX_COUNT = 20;
const vitalNames: readonly VitalName[] = ['inp', 'lcp', 'cls'];

const Fault = Type.Object(
  {
    kind: literals(browserKinds),
    /** The page that was shown: section and route. */
    page: Name,
    /** The section of the part, if the shell knows which one it is. */
    section: Type.Optional(SectionName),
    name: Type.Optional(ErrorName),
    stack: Type.Optional(Type.Array(Position, { maxItems: 5 })),
    detail: Type.Optional(ReactCode),
    count: Type.Integer({ minimum: 1, maximum: MAX_COUNT }),
  },
  { additionalProperties: false },
);

/** What a page sends when it is hidden, or soon after something failed. */
const Beacon = Type.Object(
  {
    composition: Revision,
    engine: literals(engines),
    /** Whether the page has sent nothing before: views are counted by it. */
    isFirst: Type.Optional(Type.Boolean()),
    faults: Type.Array(Fault, { maxItems: MAX_ITEMS }),
    vitals: Type.Array(
      Type.Object(
        {
          name: literals(vitalNames),
          value: Type.Number({ minimum: 0, maximum: 600_000 }),
          section: SectionName,
        },
        { additionalProperties: false },
      ),
      { maxItems: vitalNames.length },
    ),
  },
  { additionalProperties: false },
);
export type Beacon = Static<typeof Beacon>;

/** A report of a browser about a policy of this site. Of its addresses only parts are used. */
const PolicyReport = Type.Object({
  type: literals(['csp-violation', 'integrity-violation']),
  body: Type.Object({
    documentURL: Type.Optional(Type.String({ maxLength: 4000 })),
    blockedURL: Type.Optional(Type.String({ maxLength: 4000 })),
    sourceFile: Type.Optional(Type.Union([Type.String({ maxLength: 4000 }), Type.Null()])),
    effectiveDirective: Type.Optional(Type.String({ maxLength: 100 })),
    lineNumber: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
    columnNumber: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
  }),
});

/** Something that a browser reports, before it is known whose it is. */
export type Reported = Omit<Static<typeof Fault>, 'kind' | 'page' | 'detail'> & {
  kind: Static<typeof Fault>['kind'] | 'csp' | 'integrity';
  page: string | URL;
  detail?: Static<typeof ReactCode> | Static<typeof Directive>;
  engine?: Beacon['engine'];
};

/** What a page sent; undefined for anything else, such as more than one of a web vital. */
export function readBeacon(body: unknown): Beacon | undefined {
  if (!Value.Check(Beacon, body)) return undefined;
  const names = new Set(body.vitals.map(({ name }) => name));
  return names.size === body.vitals.length ? body : undefined;
}

/** What a browser reports by itself. Reports of other kinds, and beyond the first 20, are left out. */
export function readPolicyReports(body: unknown): Reported[] {
  const all: unknown[] = Array.isArray(body) ? body.slice(0, MAX_ITEMS) : [];
  return all.flatMap((report) => (Value.Check(PolicyReport, report) ? [reported(report)] : []));
}

function reported({ type, body }: Static<typeof PolicyReport>): Reported {
  const { documentURL = '', blockedURL, sourceFile, effectiveDirective, ...at } = body;
  const isCsp = type === 'csp-violation';
  const file = isCsp ? sourceFile : blockedURL;
  const [, path] = /\/releases\/([\w.+/-]+\.js)(?:[?#]|$)/.exec(file ?? '') ?? [];
  const position = `${path}:${at.lineNumber ?? 0}:${at.columnNumber ?? 0}`;
  const page = URL.canParse(documentURL) ? new URL(documentURL) : 'none';
  return {
    kind: isCsp ? 'csp' : 'integrity',
    page,
    ...(Value.Check(Position, position) && { stack: [position] }),
    ...(Value.Check(Directive, effectiveDirective) && { detail: effectiveDirective }),
    count: 1,
  };
}
