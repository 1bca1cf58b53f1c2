import type { ExhibitionInfo } from '../../contract/editions.ts';

/**
 * Show year that prefixes list titles and menu labels. Set only while the edition's year differs
 * from the last four characters of the exhibition code, as it does until the organiser publishes
 * the new list (specification § 4).
 */
export function showYearPrefix(exhibitionYear: string, exhibitionCode: string): string | undefined {
  return exhibitionYear === exhibitionCode.slice(-4) ? undefined : exhibitionYear;
}

/**
 * Title of a list of an edition: `2025 Exhibitor List` while the organiser still returns that year.
 */
export function withShowYear(title: string, edition: ExhibitionInfo | undefined): string {
  const year = edition && showYearPrefix(edition.ExhibitionYear, edition.Code);
  return year === undefined ? title : `${year} ${title}`;
}
