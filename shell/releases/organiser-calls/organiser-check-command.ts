import type { CommandResult, Context } from '../command-context.ts';
import { PromotionRejectedError, UsageError } from '../errors.ts';
import { callProblems, undeclaredNote } from './check-calls.ts';
import { readCalls, recordedCalls } from './organiser-document.ts';
import { releasesInUse } from './releases-in-use.ts';

/**
 * `organiser-check [<file or address>]`: whether an organiser with this OpenAPI document still
 * provides what releases use. Default: that of this checkout. Needs no key and changes nothing.
 */
export async function organiserCheckCommand({
  releases: { store },
  names,
  note,
}: Context): Promise<CommandResult> {
  const [source, ...more] = names;
  if (more.length > 0)
    throw new UsageError('"organiser-check" takes one OpenAPI document: a file, or an address.');
  const provided = await (source === undefined ? recordedCalls() : readCalls(source));
  const { live, recent } = await releasesInUse(store);
  const undeclared = undeclaredNote(live);
  if (undeclared !== undefined) note(undeclared);
  // A preview ends within the hour, and nobody need wait for it.
  for (const sentence of callProblems(recent, provided, 'organiser')) note(sentence);
  const problems = callProblems(live, provided, 'organiser');
  if (problems.length > 0) throw new PromotionRejectedError(problems);
  const checked = live.filter(({ uses }) => uses);
  const calls = new Set(checked.flatMap(({ uses }) => uses?.calls.map(nameOf) ?? []));
  const list = checked.map(({ workspace, version }) => `${workspace}@${version}`);
  return {
    data: { done: true, organiser: provided.name, releases: list, calls: calls.size },
    text:
      `主辦單位 ${provided.name} 符合 / The organiser ${provided.name} provides ` +
      `the ${calls.size} calls of ${list.join(' ') || 'no release'}.`,
  };
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
