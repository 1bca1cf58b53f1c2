import type { EditionRecords } from '../src/records/records.ts';

/** The pages that the site has: a story links to these only. A page that is added joins here, and its links appear. */
const pages: ReadonlySet<string> = new Set([
  '/VisitorExhibitor',
  '/EventsCalender',
  '/ExhibitorInfo',
  '/News',
]);

/** The story with links that lead somewhere: in English to the English page, and plain words where the page does not exist yet. */
export function withLinks(story: EditionRecords['news']): EditionRecords['news'] {
  return {
    ...story,
    Body: { tw: link(story.Body.tw ?? '', ''), en: link(story.Body.en ?? '', '/en') },
  };
}

function link(html: string, prefix: string): string {
  return html.replace(/<a href="(\/[^"]*)">(.*?)<\/a>/g, (_all, path: string, words: string) =>
    pages.has(path) ? `<a href="${prefix}${path}">${words}</a>` : words,
  );
}
