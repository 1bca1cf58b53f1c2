import { TargetFile, type Metadata, type Targets } from '@tufjs/models';
import { ListOf } from '@dswine/shared/contract/bounds';
import { WorkspaceName } from '@dswine/shared/contract/releases';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { schemaProblem } from '@dswine/shared/contract/parse-json';
import { ReleaseError } from '../errors.ts';
import { withValue } from './signed-grants.ts';
import { releasePath, type TeamList } from './targets.ts';

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
const Locks = ListOf(Lock, 200);

/** Why a release is never used again. `at` is ISO UTC. */
const Withdrawal = Type.Object({ at: Moment, reason: Reason }, { additionalProperties: false });
type Withdrawal = Static<typeof Withdrawal>;

/** What each promotion of any team has to pass. */
export const RequiredChecks = Type.Object(
  {
    /** Pages are rendered with the live data of this organiser. */
    organiser: Type.Optional(
      Type.String({ pattern: '^https?://[^\\s/]+(/[^\\s]*)?$', maxLength: 300 }),
    ),
    /** Releases have been checked by `conform`. */
    conformed: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
);
export type RequiredChecks = Static<typeof RequiredChecks>;

/** The operator's target that has the checks. */
const CHECKS = 'checks';
/** The operator's target that has the locks. */
const LOCKS = 'locks';
const TAIPEI_MS = 8 * 60 * 60 * 1000;

export function signedLocks(targets: Metadata<Targets>): Lock[] {
  const { locks } = targets.signed.targets[LOCKS]?.custom ?? {};
  return Value.Check(Locks, locks) ? locks : [];
}

/** The operator's targets with these locks. @throws for what no program could read. */
export const withLocks = (targets: TeamList, locks: readonly Lock[]) =>
  withValue(targets, LOCKS, { schema: Locks, value: locks.length > 0 ? locks : undefined });

export function requiredChecks(targets: Metadata<Targets>): RequiredChecks {
  const { checks } = targets.signed.targets[CHECKS]?.custom ?? {};
  return Value.Check(RequiredChecks, checks) ? checks : {};
}

/** The operator's targets with these checks. @throws for what no program could read. */
export const withRequiredChecks = (targets: TeamList, checks: RequiredChecks) =>
  withValue(targets, CHECKS, {
    schema: RequiredChecks,
    value: Object.keys(checks).length > 0 ? checks : undefined,
  });

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
  const problem = schemaProblem(Withdrawal, withdrawal);
  if (problem !== undefined) throw new ReleaseError('usageUnreadable', { problem });
  const { path, length, hashes } = target;
  const custom = { ...target.custom, withdrawn: withdrawal };
  return new TargetFile({ path, length, hashes, unrecognizedFields: { custom } });
}
