import type { Metadata, Targets } from '@tufjs/models';
import { Grant, Grants as GrantsSchema } from '@dswine/shared/contract/releases';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { schemaProblem } from '@dswine/shared/contract/parse-json';
import { ReleaseError } from '../errors.ts';
import type { Grants } from '../manifest/grants.ts';
import { targetOf, type TeamList } from './targets.ts';

/** The operator's target that says what sections may claim. */
const GRANTS = 'grants';

/** What the operator has granted. Undefined before the first grant. */
export function signedGrants(targets: Metadata<Targets>): Grants {
  const { grants } = targets.signed.targets[GRANTS]?.custom ?? {};
  return typeof grants === 'object' && grants ? usableGrants(grants) : undefined;
}

/** Without those that no program can use: an earlier one signed whatever it was given. */
function usableGrants(grants: object): NonNullable<Grants> {
  return Object.fromEntries(
    Object.entries(grants).filter((entry): entry is [string, Grant] =>
      Value.Check(Grant, entry[1]),
    ),
  );
}

/** The operator's targets with these grants. */
export const withGrants = (targets: TeamList, grants: Grants) =>
  withValue(targets, GRANTS, { schema: GrantsSchema, value: grants });

/**
 * The operator's targets with a value as the target of a name, or without one.
 * @throws for what no program could read.
 */
export function withValue(
  targets: TeamList,
  name: string,
  { schema, value }: { schema: TSchema; value: unknown },
): TeamList {
  const { [name]: _, ...others } = targets;
  if (value === undefined) return others;
  const problem = schemaProblem(schema, value);
  if (problem !== undefined) throw new ReleaseError('usageUnreadable', { problem });
  const target = targetOf(name, Buffer.from(canonical(value)), { [name]: value });
  return { ...others, [name]: target };
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
