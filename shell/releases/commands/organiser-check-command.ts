import type { CommandResult, Context } from './command-context.ts';
import { rejection } from '../errors.ts';
import { compareWithOrganiser, uncomparedNote } from '../organiser-api/check-organiser-api.ts';
import { readDocument, recordedDocument } from '../organiser-api/organiser-document.ts';
import { releasesInUse } from '../organiser-api/releases-in-use.ts';
import { nameOf } from '../release-name.ts';

const next = 'Keep it as it was until no live release depends on it';

/**
 * `organiser-check [<file or address>]`: whether an organiser with this OpenAPI document still
 * provides what releases use. Default: that of this checkout. Needs no key and changes nothing.
 */
export async function organiserCheckCommand({
  releases: { store },
  names,
  note,
}: Context): Promise<CommandResult> {
  const [source] = names;
  const provided = await (source === undefined ? recordedDocument() : readDocument(source));
  const { live, recent } = await releasesInUse(store);
  const compared = await compareWithOrganiser(store, live, provided, next);
  const uncompared = uncomparedNote(compared);
  if (uncompared !== undefined) note(uncompared);
  // A preview ends within the hour, so that it delays no update.
  for (const problem of (await compareWithOrganiser(store, recent, provided, next)).problems)
    note(problem);
  if (compared.problems.length > 0) throw rejection(compared.problems);
  const releases = live.map(nameOf).filter((release) => !compared.uncompared.includes(release));
  return {
    data: { done: true, organiser: provided.name, releases, calls: compared.calls.size },
    text: `The organiser ${provided.name} provides the ${compared.calls.size} calls of ${releases.join(' ') || 'no release'}.`,
  };
}
