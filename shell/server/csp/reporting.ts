/** The name under which policies find the address for their reports. */
export const ENDPOINT = 'receipts';
/** Pages and browsers report here what goes wrong. */
export const receiptsPath = '/releases/receipts';

/** The value of the `reporting-endpoints` header of a page of a composition. */
export function reportingEndpoints(revision: number): string {
  return `${ENDPOINT}="${receiptsPath}?composition=${revision}"`;
}
