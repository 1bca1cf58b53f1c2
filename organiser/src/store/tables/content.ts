/** A record of an edition, as it was imported. */
export interface ContentRecordRow {
  edition: string;
  /** The name of its file. */
  kind: string;
  id: string;
  /** Its place in the file, or its number where pages have an order of their own. */
  position: number;
  /** JSON. */
  record: string;
  /** Of all other columns: an import writes rows whose hash differs. */
  hash: string;
}

export interface ContentRevisionRow {
  edition: string;
  counter: number;
  /**
   * The public revision: the counter and a hash. The hash prevents a new database from reusing a
   * revision for other content.
   */
  revision: string;
  changed_at: string;
}

export interface WithdrawnRecordRow {
  edition: string;
  kind: string;
  id: string;
  /**
   * `removed`: no longer in the imported files; `withdrawn`: taken off by a person, and imports do
   * not bring it back.
   */
  reason: 'removed' | 'withdrawn';
  withdrawn_at: string;
}

/** How often an event or a deadline has changed, for those who subscribed to its calendar. */
export interface CalendarChangeRow {
  edition: string;
  kind: 'event' | 'deadline';
  id: string;
  sequence: number;
  changed_at: string;
  /** Instants of events, days of deadlines: as they were when last shown. */
  starts_at: string;
  ends_at: string;
  topic: string;
}

export interface ImportProgressRow {
  edition: string;
  /** `seed`, the folder of the last import, or `undo`. */
  source: string;
  /** sha256 over the files read. */
  source_hash: string;
  good: number;
  bad: number;
  finished_at: string;
}

/** The content of an edition before its last import, to undo the import. */
export interface ImportBackupRow {
  edition: string;
  /** sha256 over the files of that import. */
  source_hash: string;
  /** JSON: the records by kind. */
  records: string;
  taken_at: string;
}

export interface ContentTables {
  content_records: ContentRecordRow;
  content_revisions: ContentRevisionRow;
  withdrawn_records: WithdrawnRecordRow;
  calendar_changes: CalendarChangeRow;
  import_progress: ImportProgressRow;
  import_backups: ImportBackupRow;
}
