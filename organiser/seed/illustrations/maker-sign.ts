/**
 * One or two letters that represent a name on a label: Latin capitals, or an ampersand when the
 * name has none.
 */
export function signOf(name: string): string {
  const messages =
    name
      .normalize('NFKD')
      .toUpperCase()
      .match(/[A-Z]+/g) ?? [];
  return (
    messages
      .slice(0, 2)
      .map((word) => word.charAt(0))
      .join('') || '&'
  );
}
