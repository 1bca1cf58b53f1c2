import { integer, oneOf, table, text, type RowOf } from '../table-plan.ts';

export const contentTables = {
  content_records: table(
    {
      edition: text,
      kind: text,
      id: text,
      /** Its place in the file, or its number where pages have an order of their own. */
      position: integer,
      /** JSON. */
      record: text,
      /** Of all other columns: an import writes rows whose hash differs. */
      hash: text,
    },
    { key: ['edition', 'kind', 'id'] },
  ),
  content_revisions: table(
    {
      edition: text,
      counter: integer,
      /**
       * The public revision: the counter and a hash. The hash prevents a new database from reusing
       * a revision for other content.
       */
      revision: text,
      changed_at: text,
    },
    { key: ['edition'] },
  ),
  withdrawn_records: table(
    {
      edition: text,
      kind: text,
      id: text,
      /**
       * `removed`: no longer in the imported files; `withdrawn`: taken off by a person, and imports
       * do not bring it back.
       */
      reason: oneOf<'removed' | 'withdrawn'>(),
      withdrawn_at: text,
    },
    { key: ['edition', 'kind', 'id'] },
  ),
  import_progress: table(
    {
      edition: text,
      /** `seed`, the folder of the last import, or `undo`. */
      source: text,
      /** sha256 over the files read. */
      source_hash: text,
      good: integer,
      bad: integer,
      finished_at: text,
    },
    { key: ['edition'] },
  ),
  /** The content of an edition before its last import, to undo the import. */
  import_backups: table(
    {
      edition: text,
      /** sha256 over the files of that import. */
      source_hash: text,
      /** JSON: the records by kind. */
      records: text,
      taken_at: text,
    },
    { key: ['edition'] },
  ),
  /** How often an event or a deadline has changed, for those who subscribed to its calendar. */
  calendar_changes: table(
    {
      edition: text,
      kind: oneOf<'event' | 'deadline'>(),
      id: text,
      sequence: integer,
      changed_at: text,
      /** Instants of events, days of deadlines: as they were when last shown. */
      starts_at: text,
      ends_at: text,
      topic: text,
    },
    { key: ['edition', 'kind', 'id'] },
  ),
};
export type ContentRecordRow = RowOf<typeof contentTables.content_records>;
export type WithdrawnRecordRow = RowOf<typeof contentTables.withdrawn_records>;
export type CalendarChangeRow = RowOf<typeof contentTables.calendar_changes>;
