import type { Flag } from './flag.ts';

/** JSON as text: the record as imported. */
type RecordText = string;

/**
 * Columns of all content rows: the edition, and a hash over all other columns with which an import
 * detects changes.
 */
type Content = { edition: string; hash: string };

export interface EditionRow extends Content {
  record: RecordText;
}

export interface AreaRow extends Content {
  code: string;
  position: number;
  record: RecordText;
}

export interface TermRow extends Content {
  kind: string;
  code: string;
  position: number;
  record: RecordText;
  /**
   * The rank of the name in stroke order (`rank_en`: in English order) among the terms of its kind.
   */
  rank_tw: number;
  rank_en: number;
}

export interface ExhibitorRow extends Content {
  id: string;
  id_number: number;
  country: string;
  area: string;
  search_priority: Flag;
  featured: Flag;
  popularity: number;
  rank_tw: number;
  rank_en: number;
  search_text: string;
  record: RecordText;
}

/** A link between an exhibitor and an area, a category or a tag (`kind`). */
export interface ExhibitorTermRow extends Content {
  exhibitor_id: string;
  kind: string;
  code: string;
}

export interface ExhibitorBoothRow extends Content {
  number: string;
  exhibitor_id: string;
  /** The digits of the booth's number as a number: 123 for A0123. */
  digits: number;
}

export interface ProductRow extends Content {
  id: string;
  id_number: number;
  exhibitor_id: string;
  category: string;
  country: string;
  area: string;
  popularity: number;
  /** The rating in tenths: 0 to 50. */
  rating_tenths: number;
  rank_tw: number;
  rank_en: number;
  search_text: string;
  record: RecordText;
}

export interface NewsRow extends Content {
  id: string;
  id_number: number;
  category: string;
  published_at: string;
  record: RecordText;
}

export interface CalendarEntryRow extends Content {
  id: string;
  id_number: number;
  topic: string;
  starts_at: string;
  /** The day in Asia/Taipei. */
  day: string;
  record: RecordText;
}

export interface HallShapeRow extends Content {
  id: string;
  kind: string;
  position: number;
  record: RecordText;
}

/** A record that pages show in full; `kind` is the name of its file. */
export interface PageRecordRow extends Content {
  kind: string;
  id: string;
  position: number;
  record: RecordText;
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
  editions: EditionRow;
  areas: AreaRow;
  terms: TermRow;
  exhibitors: ExhibitorRow;
  exhibitor_terms: ExhibitorTermRow;
  exhibitor_booths: ExhibitorBoothRow;
  products: ProductRow;
  news: NewsRow;
  calendar_entries: CalendarEntryRow;
  hall_shapes: HallShapeRow;
  page_records: PageRecordRow;
  content_revisions: ContentRevisionRow;
  withdrawn_records: WithdrawnRecordRow;
  calendar_changes: CalendarChangeRow;
  import_progress: ImportProgressRow;
  import_backups: ImportBackupRow;
}
