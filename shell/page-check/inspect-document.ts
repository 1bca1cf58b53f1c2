import { languageTag } from '@dswine/shared/fair/texts/bilingual';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { CheckedPage, PageProblem } from '../releases/checks/check-job.ts';
import { findTextProblems } from './inspect-text.ts';

export type DocumentContext = Pick<CheckedPage, 'locale' | 'data'> & {
  /** The first parts of message keys: `news` of `news.title`. */
  messageGroups: ReadonlySet<string>;
  /** The recorded responses for English pages. */
  recordedText: string;
};

type ParsedDocument = ReturnType<typeof parseDocument>;
type ParsedElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Head, headings and texts are looked at here. */
const otherChecks = /^(empty-title|empty-heading|heading-level):/;

/** Finds what is not good in a rendered document. */
export async function inspectDocument(
  html: string,
  context: DocumentContext,
): Promise<PageProblem[]> {
  const document = parseDocument(html);
  // A tool of development, which is not installed where a promotion runs.
  const { htmlErrors } = await import('./html-errors.ts');
  const errors = (await htmlErrors(html)).filter((error) => !otherChecks.test(error));
  return [
    ...findHeadProblems(document, context),
    ...findHeadingProblems(document),
    ...findTextProblems(document, context),
    ...errors.map((detail) => ({ check: 'markup' as const, detail })),
  ];
}

function textOf(element: ParsedElement | undefined): string {
  return element ? DomUtils.textContent(element).trim() : '';
}

function findHeadProblems(document: ParsedDocument, { locale }: DocumentContext): PageProblem[] {
  const [root] = DomUtils.getElementsByTagName('html', document);
  const [title] = DomUtils.getElementsByTagName('title', document);
  const language = root?.attribs['lang'] ?? '';
  const problems: PageProblem[] = [];
  if (language !== languageTag(locale))
    problems.push({
      check: 'language',
      detail: `<html lang="${language}"> instead of "${languageTag(locale)}"`,
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
