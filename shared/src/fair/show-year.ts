/**
 * The show year that stands before list titles and menu labels: only while the edition answers another year than the
 * exhibition code's last four characters, as organisers do until the new list is published (specification § 4).
 */
export function showYearPrefix(exhibitionYear: string, exhibitionCode: string): string | undefined {
  return exhibitionYear === exhibitionCode.slice(-4) ? undefined : exhibitionYear;
}
