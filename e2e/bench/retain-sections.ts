/** A page of figures, cut before each heading of the second level. */
function sectionsOf(page: string): { heading: string; text: string }[] {
  return page.split(/^(?=## )/mu).map((text) => ({
    heading: text.startsWith('## ') ? (text.split('\n')[0] ?? '') : '',
    text: text.trimEnd(),
  }));
}

/** The page with these sections in place of its own of the same heading; new ones come last, what was not measured stays. */
export function withSections(page: string, measured: string): string {
  const measuredByHeading = new Map(
    sectionsOf(measured).map(({ heading, text }) => [heading, text]),
  );
  const merged = sectionsOf(page).map(({ heading, text }) => {
    const now = measuredByHeading.get(heading);
    measuredByHeading.delete(heading);
    return now === undefined || now === '' ? text : now;
  });
  return `${[...merged, ...measuredByHeading.values()].filter((text) => text !== '').join('\n\n')}\n`;
}
