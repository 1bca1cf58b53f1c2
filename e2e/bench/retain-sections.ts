/** A page of figures, cut before each heading of the second level. */
function sectionsOf(page: string): { heading: string; text: string }[] {
  return page.split(/^(?=## )/mu).map((text) => ({
    heading: text.startsWith('## ') ? (text.split('\n')[0] ?? '') : '',
    text: text.trimEnd(),
  }));
}

/** The page with these sections in place of its own of the same heading; new ones come last, what was not measured stays. */
export function withSections(page: string, measured: string): string {
  const fresh = new Map(sectionsOf(measured).map(({ heading, text }) => [heading, text]));
  const kept = sectionsOf(page).map(({ heading, text }) => {
    const now = fresh.get(heading);
    fresh.delete(heading);
    return now === undefined || now === '' ? text : now;
  });
  return `${[...kept, ...fresh.values()].filter((text) => text !== '').join('\n\n')}\n`;
}
