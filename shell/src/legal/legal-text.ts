import type { Translated } from '@dswine/shared/contract/locales';

/** Facts about the organiser in a legal text, all from the edition record. */
export type OrganiserFacts = {
  organiser: string;
  show: string;
  address: string;
  phone: string;
  email: string;
};

/** One part of a legal page: a heading, paragraphs and an optional list. */
export type LegalPart = {
  id: string;
  /** Default: the id. */
  heading?: string;
  paragraphs?: readonly string[];
  points?: readonly { term?: string; text: string }[];
  /** Paragraphs after the list. */
  after?: readonly string[];
  /** A link to the page where the reader can act on this part. */
  link?: { path: string; label: string };
};

export type LegalText = {
  lead: string;
  /** Effective date, such as `2026-01-15`. */
  since: string;
  parts: readonly LegalPart[];
};

/** The text of a legal page in both languages. */
export type LegalTexts = Translated<(facts: OrganiserFacts) => LegalText>;
