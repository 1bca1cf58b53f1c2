import type { ExhibitionInfo } from '../contract/editions.ts';

/**
 * The show year that stands before list titles and menu labels: only while the edition answers another year than the
 * exhibition code's last four characters, as organisers do until the new list is published (specification § 4).
 */
export function showYearPrefix(exhibitionYear: string, exhibitionCode: string): string | undefined {
  return exhibitionYear === exhibitionCode.slice(-4) ? undefined : exhibitionYear;
}

/** The title of a list that belongs to an edition: `2025 Exhibitor List` while the organiser still answers that year. */
export function withShowYear(title: string, edition: ExhibitionInfo | undefined): string {
  const year = edition && showYearPrefix(edition.ExhibitionYear, edition.Code);
  return year === undefined ? title : `${year} ${title}`;
}
