/** The fields of a form as text; whatever else was sent has none. */
export function fieldsOf(body: unknown): Partial<Record<string, string>> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'));
}
