/** Splits a document before each second-level heading. */
function sectionsOf(page: string): { heading: string; text: string }[] {
  return page.split(/^(?=## )/mu).map((text) => ({
    heading: text.startsWith('## ') ? (text.split('\n')[0] ?? '') : '',
    text: text.trimEnd(),
  }));
}

/** Replaces sections by heading and appends new ones. Sections that were not measured stay. */
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
