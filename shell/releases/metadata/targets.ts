import { TargetFile, type Targets, type Metadata } from '@tufjs/models';
import {
  Version,
  Grant,
  Grants as GrantsSchema,
  WorkspaceName,
} from '@dswine/shared/contract/releases';
import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { isDeepStrictEqual } from 'node:util';
import { Canary } from '@dswine/shared/contract/canary';
import { schemaProblem } from '@dswine/shared/contract/parse-json';
import { ListOf } from '@dswine/shared/contract/bounds';
import { sha256 } from '../integrity.ts';
import { ReleaseError } from '../errors.ts';
import type { Grants } from '../manifest/grants.ts';

/** What a team has signed: its releases by the path of their `release.json`, and which one is live. */
export type TeamList = Targets['targets'];

export const releasePath = (workspace: string, version: string) =>
  `${workspace}/${version}/release.json`;
/** Has hash and length of the live release's `release.json`. */
export const livePath = (workspace: string) => `${workspace}/live/release.json`;

/** Whether a name stands in place of a version, for what is live and what is a canary. */
export const isReserved = (version: string) => version === 'live' || version === 'canary';

export function targetOf(path: string, bytes: Buffer, custom: object): TargetFile {
  return new TargetFile({
    path,
    length: bytes.length,
    hashes: { sha256: sha256(bytes) },
    unrecognizedFields: { custom: custom as never },
  });
}

/** The content of a target under another path, or with other fields. */
export function copyOf({ length, hashes }: TargetFile, path: string, custom?: object): TargetFile {
  const more = custom && { unrecognizedFields: { custom: custom as never } };
  return new TargetFile({ path, length, hashes, ...more });
}

/** A release in the first of these lists that has it. @throws when none has. */
export function releaseIn(
  lists: readonly TeamList[],
  workspace: string,
  version: string,
): TargetFile {
  const path = releasePath(workspace, version);
  const release = lists.find((list) => list[path])?.[path];
  if (release) return release;
  throw new ReleaseError('tamperedManifest', { release: `${workspace}@${version}`, workspace });
}

/** The version to be live and its `release.json`; null takes the workspace off the site. */
type LiveRelease = { version: string | null; bytes: Buffer | undefined };

/**
 * What a target says of what is live. `turn` counts the changes that the team has signed. `list`:
 * of the operator's, the version of the team's list that may lack signatures.
 */
const LiveFields = Type.Object({
  version: Type.Union([Version, Type.Null()]),
  turn: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  list: Type.Optional(Type.Integer({ minimum: 0 })),
});
type LiveFields = Static<typeof LiveFields>;

export type Live = Pick<LiveFields, 'version' | 'turn'> & {
  sha256: string;
  signedBy: 'team' | 'operator';
};

/** The operator's target that overrules a team. */
export const overridePath = (workspace: string) => `holds/${workspace}`;

/**
 * What the team has signed or, if the operator has overruled that, the operator's override. A
 * team's next change counts again.
 */
export function liveIn(
  targets: Metadata<Targets>,
  list: TeamList | undefined,
  workspace: string,
): Live | undefined {
  const own = readLive(list?.[livePath(workspace)]);
  const override = readLive(targets.signed.targets[overridePath(workspace)], 'operator');
  return override && (!own || own.turn === override.turn) ? override : own;
}

export function readLive(
  target: TargetFile | undefined,
  signedBy: Live['signedBy'] = 'team',
): Live | undefined {
  const fields = target?.custom;
  if (!target || !Value.Check(LiveFields, fields)) return undefined;
  const { version, turn } = fields;
  return { version, turn, sha256: target.hashes['sha256'] ?? '', signedBy };
}

/**
 * A team's list with another live release. `takesOver`: also when the operator has overruled the
 * team with the same one.
 */
export function withLive(
  list: TeamList,
  {
    workspace,
    live: { version, bytes = Buffer.alloc(0) },
    targets,
    takesOver = false,
  }: {
    workspace: string;
    live: LiveRelease;
    targets: Metadata<Targets>;
    takesOver?: boolean;
  },
): TeamList {
  const now = liveIn(targets, list, workspace);
  const hash = sha256(bytes);
  const isSame = now?.version === version && now.sha256 === hash;
  if (isSame && (!takesOver || now.signedBy === 'team')) return list;
  if (version !== null) {
    const release = releaseIn([list, targets.signed.targets], workspace, version);
    if (release.hashes['sha256'] !== hash)
      throw new ReleaseError('tamperedManifest', { release: `${workspace}@${version}`, workspace });
  }
  const turns = [list[livePath(workspace)], targets.signed.targets[overridePath(workspace)]];
  const turn = Math.max(0, ...turns.map((target) => readLive(target)?.turn ?? 0)) + 1;
  const path = livePath(workspace);
  return { ...list, [path]: targetOf(path, bytes, { version, turn }) };
}

/**
 * The version of a team's list that may lack signatures, because the operator overrules it since it
 * changed the team's keys. Any other list must be signed: otherwise a holder of the online key could
 * put back the override by naming a list that is not good.
 */
export function overriddenListVersion(
  targets: Metadata<Targets>,
  workspace: string,
): number | undefined {
  const { list } = targets.signed.targets[overridePath(workspace)]?.custom ?? {};
  return typeof list === 'number' ? list : undefined;
}

/** The name in place of a version of the target that says what a team tries out. */
const CANARY = 'canary';

/**
 * The canary that a list of a team has signed over a live version. It names another release of the
 * same list.
 */
export function signedCanary(
  list: TeamList | undefined,
  workspace: string,
  live: string | null,
): Canary | undefined {
  const target = list?.[releasePath(workspace, CANARY)];
  const { canary, over } = target?.custom ?? {};
  if (!Value.Check(Canary, canary) || canary.workspace !== workspace) return undefined;
  if (over !== live || canary.version === live) return undefined;
  const release = list?.[releasePath(workspace, canary.version)];
  return release?.hashes['sha256'] === target?.hashes['sha256'] ? canary : undefined;
}

/**
 * A team's list with another canary over the live version, or none.
 * @throws for an unsigned release.
 */
export function withCanary(
  list: TeamList,
  workspace: string,
  { canary, over }: { canary: Canary | undefined; over: string | null },
): TeamList {
  const path = releasePath(workspace, CANARY);
  if (canary && isDeepStrictEqual(signedCanary(list, workspace, over), canary)) return list;
  const { [path]: before, ...others } = list;
  if (!canary) return before ? others : list;
  const release = releaseIn([list], workspace, canary.version);
  return { ...others, [path]: copyOf(release, path, { canary, over }) };
}

const Moment = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$', maxLength: 30 });
const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', maxLength: 5 });
const Reason = Type.String({ minLength: 1, maxLength: 300 });

/** A time in which nothing is promoted. `daily`: only in these hours of each day, in Taipei. */
export const Lock = Type.Object(
  {
    what: Type.Union([WorkspaceName, Type.Literal('site')]),
    since: Moment,
    until: Moment,
    daily: Type.Optional(Type.Tuple([TimeOfDay, TimeOfDay])),
    reason: Reason,
  },
  { additionalProperties: false },
);
export type Lock = Static<typeof Lock>;

const Withdrawal = Type.Object({ at: Moment, reason: Reason }, { additionalProperties: false });
type Withdrawal = Static<typeof Withdrawal>;

export const RequiredChecks = Type.Object(
  {
    organiser: Type.Optional(
      Type.String({ pattern: '^https?://[^\\s/]+(/[^\\s]*)?$', maxLength: 300 }),
    ),
    conformed: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
);
export type RequiredChecks = Static<typeof RequiredChecks>;

/** What the operator says of the whole site: each is the field of a target of the same name. */
const operatorValues = {
  grants: GrantsSchema,
  locks: ListOf(Lock, 200),
  checks: RequiredChecks,
};

const valueIn = (targets: Metadata<Targets>, name: keyof typeof operatorValues): unknown =>
  targets.signed.targets[name]?.custom[name];

/**
 * What the operator has granted. Undefined before the first grant. Without grants that no program
 * can use: an earlier one signed whatever it was given.
 */
export function signedGrants(targets: Metadata<Targets>): Grants {
  const grants = valueIn(targets, 'grants');
  if (typeof grants !== 'object' || !grants) return undefined;
  const isUsable = (entry: [string, unknown]): entry is [string, Grant] =>
    Value.Check(Grant, entry[1]);
  return Object.fromEntries(Object.entries(grants).filter(isUsable));
}

export function signedLocks(targets: Metadata<Targets>): Lock[] {
  const locks = valueIn(targets, 'locks');
  return Value.Check(operatorValues.locks, locks) ? locks : [];
}

export function requiredChecks(targets: Metadata<Targets>): RequiredChecks {
  const checks = valueIn(targets, 'checks');
  return Value.Check(RequiredChecks, checks) ? checks : {};
}

/**
 * The operator's targets with another value, or without one when it is empty.
 * @throws for what no program could read.
 */
export function withValue(
  targets: TeamList,
  name: keyof typeof operatorValues,
  value: object | undefined,
): TeamList {
  const { [name]: _, ...others } = targets;
  if (value === undefined || (name !== 'grants' && Object.keys(value).length === 0)) return others;
  assertReadable(operatorValues[name], value);
  return { ...others, [name]: targetOf(name, Buffer.from(canonical(value)), { [name]: value }) };
}

/** @throws for what no program could read. */
export function assertReadable(schema: TSchema, value: unknown): void {
  const problem = schemaProblem(schema, value);
  if (problem !== undefined) throw new ReleaseError('usageUnreadable', { problem });
}

/** The sections whose grants differ; `all sections` when only one of the two has any at all. */
export function differentGrants(one: Grants, other: Grants): string[] {
  if (!one || !other) return one === other ? [] : ['all sections'];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => canonical(one[name]) !== canonical(other[name]));
}

/** JSON with the names of all objects in order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

const TAIPEI_MS = 8 * 60 * 60 * 1000;

/** The lock in force on one of the workspaces. `now`: ms since 1970. */
export function lockOn(
  targets: Metadata<Targets>,
  workspaces: readonly string[],
  now: number,
): Lock | undefined {
  const time = new Date(now + TAIPEI_MS).toISOString().slice(11, 16);
  return signedLocks(targets).find(
    ({ what, since, until, daily: [from, to] = ['00:00', '24:00'] }) => {
      const isInForce = now >= Date.parse(since) && now < Date.parse(until);
      return (
        isInForce && time >= from && time < to && (what === 'site' || workspaces.includes(what))
      );
    },
  );
}

type Signed = { targets: Metadata<Targets>; lists: ReadonlyMap<string, Metadata<Targets>> };

/** Why a release was withdrawn by its team or by the operator; undefined for any other. */
export function withdrawnReason(
  { targets, lists }: Signed,
  workspace: string,
  version: string,
): string | undefined {
  const path = releasePath(workspace, version);
  const [withdrawal] = [targets, lists.get(workspace)]
    .map((list) => list?.signed.targets[path]?.custom['withdrawn'])
    .filter((one): one is Withdrawal => Value.Check(Withdrawal, one));
  return withdrawal?.reason;
}

/** The target of a release, withdrawn. @throws for a reason that is too long. */
export function withdrawn(target: TargetFile, withdrawal: Withdrawal): TargetFile {
  assertReadable(Withdrawal, withdrawal);
  return copyOf(target, target.path, { ...target.custom, withdrawn: withdrawal });
}
