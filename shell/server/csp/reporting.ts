/** The name under which policies find the address for their reports. */
export const ENDPOINT = 'errors';
/**
 * Pages and browsers report here what goes wrong. The second address is that of open tabs and
 * releases of the shell from before December 2026.
 */
export const errorReportPaths = ['/releases/error-reports', '/releases/receipts'] as const;

/** The value of the `reporting-endpoints` header of a page of a composition. */
export function reportingEndpoints(revision: number): string {
  return `${ENDPOINT}="${errorReportPaths[0]}?composition=${revision}"`;
}
