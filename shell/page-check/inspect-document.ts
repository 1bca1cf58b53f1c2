import { DomUtils, parseDocument } from 'htmlparser2';
import type { Locale } from '@dswine/shared/section/section';
import type { PageProblem } from '../releases/page-checks.ts';
import { findTextProblems } from './inspect-text.ts';

export type DocumentContext = {
  locale: Locale;
  /** Path and query of the document. */
  address: string;
  siteUrl: string;
  /** Whether a URL of the site leads to something. */
  exists: (url: URL) => boolean;
  /** The first parts of message keys: `news` of `news.title`. */
  messageGroups: ReadonlySet<string>;
  /** The recorded responses for English pages. Undefined with live data, which may be anything. */
  recordedText: string | undefined;
};

type ParsedDocument = ReturnType<typeof parseDocument>;
export type ParsedElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Finds what is wrong with a rendered document, beside invalid markup. */
export function inspectDocument(html: string, context: DocumentContext): PageProblem[] {
  const document = parseDocument(html);
  return [
    ...findHeadProblems(document, context.locale),
    ...findHeadingProblems(document),
    ...findLinkProblems(document, context),
    ...findTextProblems(document, context),
  ];
}

export function textOf(element: ParsedElement | undefined): string {
  return element ? DomUtils.textContent(element).trim() : '';
}

const documentLanguages: Record<Locale, string> = { tw: 'zh-Hant-TW', en: 'en' };

function findHeadProblems(document: ParsedDocument, locale: Locale): PageProblem[] {
  const [root] = DomUtils.getElementsByTagName('html', document);
  const [title] = DomUtils.getElementsByTagName('title', document);
  const language = root?.attribs['lang'] ?? '';
  const problems: PageProblem[] = [];
  if (language !== documentLanguages[locale])
    problems.push({
      check: 'language',
      detail: `<html lang="${language}"> instead of "${documentLanguages[locale]}"`,
    });
  if (textOf(title) === '') problems.push({ check: 'title', detail: 'the title is empty' });
  return problems;
}

function findHeadingProblems(document: ParsedDocument): PageProblem[] {
  const headings = DomUtils.getElementsByTagName((name) => /^h[1-6]$/.test(name), document);
  const details = headings.flatMap((heading, index) => {
    const level = levelOf(heading);
    const before = headings[index - 1];
    const skips = level > (before ? levelOf(before) : 0) + 1;
    return [
      ...(textOf(heading) === '' ? [`an empty h${level}`] : []),
      ...(skips ? [`h${level} "${textOf(heading)}" follows ${before?.name ?? 'no heading'}`] : []),
    ];
  });
  const first = headings.filter(({ name }) => name === 'h1').length;
  if (first !== 1) details.unshift(`${first} h1 instead of one`);
  return details.map((detail) => ({ check: 'headings', detail }));
}

function levelOf({ name }: ParsedElement): number {
  return Number(name.slice(1));
}

/** The attribute that names a URL, by element. */
const urlAttributes: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  form: 'action',
  link: 'href',
  script: 'src',
  img: 'src',
};

function findLinkProblems(document: ParsedDocument, context: DocumentContext): PageProblem[] {
  const ids = new Set(
    DomUtils.filter((node) => 'attribs' in node && 'id' in node.attribs, document).map((node) =>
      'attribs' in node ? node.attribs['id'] : undefined,
    ),
  );
  const links = DomUtils.getElementsByTagName((name) => name in urlAttributes, document);
  const dead = new Set<string>();
  for (const { name, attribs } of links) {
    const attribute = urlAttributes[name] ?? '';
    const value = attribs[attribute];
    if (value !== undefined && !leadsSomewhere(value, ids, context))
      dead.add(`<${name} ${attribute}="${value}">`);
  }
  return [...dead].map((detail) => ({ check: 'links', detail }));
}

function leadsSomewhere(
  value: string,
  ids: ReadonlySet<string | undefined>,
  { address, siteUrl, exists }: DocumentContext,
): boolean {
  if (value.trim() === '' || value === '#') return false;
  if (value.startsWith('#')) return ids.has(decodeURIComponent(value.slice(1)));
  if (!URL.canParse(value, siteUrl + address)) return false;
  const url = new URL(value, siteUrl + address);
  if (url.protocol === 'javascript:') return false;
  return url.origin !== new URL(siteUrl).origin || exists(url);
}
