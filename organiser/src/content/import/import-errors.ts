import type { BadRecord } from './read/edition-files.ts';
import type { Changes } from './plan-changes.ts';

/** What was read before an import was refused. */
type Read = { bad: BadRecord[]; notices: string[] };

export class EditionRejectedError extends Error {
  override name = 'EditionRejectedError';
  readonly read: Read;
  constructor(code: string, folder: string, read: Read) {
    super(
      `Edition ${code} was not imported: ${folder} holds no good record of the edition, and none is stored`,
    );
    this.read = read;
  }
}

/** The import would remove more than a tenth of the records of some kinds. Nothing was changed. */
export class RemovalRejectedError extends Error {
  override name = 'RemovalRejectedError';
  readonly read: Read;
  constructor(code: string, removals: Changes, read: Read) {
    const list = Object.entries(removals).map(
      ([kind, { removed, stored }]) => `${kind}: ${removed} / ${stored}`,
    );
    super(
      `Edition ${code} was not imported and nothing was changed: the import would remove more than 10 % of the records. Check that the files are whole; if this is what you want, add --force. ${list.join(', ')}`,
    );
    this.read = read;
  }
}

/** The edition was imported at most once. */
export class NothingToUndoError extends Error {
  override name = 'NothingToUndoError';
  constructor(code: string) {
    super(
      `Edition ${code} has no earlier import to go back to: only the state before its last import is stored.`,
    );
  }
}
