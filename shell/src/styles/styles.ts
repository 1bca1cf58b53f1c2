import type { FileReference } from '../composition/page-state.ts';
import { escapeHtml } from '../head/escape-html.ts';

/**
 * The stylesheets of the shell that only some pages show, by file name, with the classes that tell.
 * The others are of every page.
 */
export const partialStyles = {
  areas: /^dw-(area|card|article)/,
  labels: /^dw-label$/,
  fields: /^dw-(check|facets|field|input)/,
  lists:
    /^dw-(card|chip|empty|facets|figure|filters|my-list|pagination|phase|place|row|search|skeleton|walk)/,
  forms: /^dw-(captcha|desk|dialog|errors|form|notice|options|over|receipt|told)/,
  reading: /^dw-(accordion|article|gallery|neighbours|next|past|prose|share|table|tabs|timeline)/,
  home: /^home-/,
  questions: /^(age-question|consent-|site-date-bar)/,
  pages:
    /^(account-|legal-(contents|cookies|note|page|part)|offline-|site-problem|site-section-notice|waiting-)/,
};

export type StyleLink = { file: FileReference; media?: string };

export type PageStyles = {
  /** Before the first paint. */
  head: StyleLink[];
  /** At the end of the document, where they delay nothing that stands before. */
  end: StyleLink[];
  /** With the scripts, which may show more than the document does. */
  later: FileReference[];
};

const WIDE = '(min-width: 992px)';
const NARROW = '(max-width: 991.98px)';

/** Divides the shell's stylesheets for a page, whose HTML this is. */
export function stylesOf(styles: readonly FileReference[], html: string): PageStyles {
  const classes = classesIn(html);
  const page: PageStyles = { head: [], end: [], later: [] };
  for (const file of inOrder(styles)) {
    const name = nameOf(file);
    const marks = partialStyles[name as keyof typeof partialStyles] as RegExp | undefined;
    if (name === 'print') page.end.push({ file, media: 'print' });
    else if (name === 'menus') {
      // The menus of wide screens are in view at once, those of a phone open on demand.
      page.head.push({ file, media: WIDE });
      page.end.unshift({ file, media: NARROW });
    } else if (!marks || classes.some((one) => marks.test(one))) page.head.push({ file });
    else page.later.push(file);
  }
  return page;
}

/** That of every page first: what follows overrides it. */
const inOrder = (styles: readonly FileReference[]) =>
  styles.toSorted((one, other) => rankOf(one) - rankOf(other));
const rankOf = (file: FileReference) =>
  ['shell', 'menus', ...Object.keys(partialStyles)].indexOf(nameOf(file));

/** `/releases/shell-1.4.0/browser/lists.4be1.css` is named `lists`. */
const nameOf = ([url]: FileReference) => /([^/.]+)\.[^/]*$/.exec(url)?.[1] ?? '';

function classesIn(html: string): string[] {
  const values = new Set<string>();
  for (const [, value = ''] of html.matchAll(/ class="([^"]+)"/g)) values.add(value);
  return [...new Set([...values].flatMap((value) => value.split(' ')))];
}

export function styleTag({ file: [url, integrity], media }: StyleLink): string {
  const rest = [media && ` media="${media}"`, integrity && ` integrity="${escapeHtml(integrity)}"`];
  return `<link rel="stylesheet" href="${escapeHtml(url)}"${rest.filter(Boolean).join('')}>`;
}
