/** The fields of a form. Several values of one name, as of checkboxes, are joined with commas. */
export function joinValues(pairs: Iterable<readonly [string, string]>): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of pairs) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(values);
}

export const splitValues = (value: string): string[] => (value === '' ? [] : value.split(','));
