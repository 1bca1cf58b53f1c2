/** The text fields of a form body. Returns an empty object for other content. */
export function fieldsOf(body: unknown): Partial<Record<string, string>> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'));
}
