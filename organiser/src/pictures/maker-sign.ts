/** The letter or two that stand for a name on a label: Latin capitals only, an ampersand when the name has none. */
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
