import type { Locale } from '@dswine/shared/section/section';

/** What a legal page says of the organiser; all of it comes from the edition record. */
export type OrganiserFacts = {
  organiser: string;
  show: string;
  address: string;
  phone: string;
  email: string;
};

/** One part of a legal page: a heading, then what is said, point by point where it is a list. */
export type LegalPart = {
  id: string;
  heading: string;
  paragraphs?: readonly string[];
  points?: readonly { term?: string; text: string }[];
  /** Stands after the points. */
  after?: readonly string[];
  /** Where the reader can do at once what the part tells of. */
  link?: { path: string; label: string };
};

export type LegalText = {
  lead: string;
  /** The day from which it holds, as `2026-01-15`. */
  since: string;
  parts: readonly LegalPart[];
};

/** The text of a legal page in both languages. */
export type LegalTexts = Readonly<Record<Locale, (facts: OrganiserFacts) => LegalText>>;
