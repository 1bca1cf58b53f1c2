import { DomUtils, parseDocument } from 'htmlparser2';
import { languageTag } from '@dswine/shared/fair/texts/bilingual';
import type { CheckedPage, PageProblem } from '../releases/checks/check-job.ts';

type DocumentContext = Pick<CheckedPage, 'locale' | 'data'> & {
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

/** Attributes with text that is shown or read out. */
const textAttributes = ['alt', 'aria-label', 'title', 'placeholder'] as const;
const withoutText: ReadonlySet<string> = new Set(['script', 'style', 'template']);
const han = /\p{Script=Han}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*/gu;
/** What a message looks like whose parameter is missing, or that was given a wrong value. */
const unfinished = /\{\{|\}\}|\$t\(|\[object \w+\]|^null$|\b(undefined|NaN)\b/;
const messageKey = /^([a-z]\w*)(\.\w[\w-]*)+$/;

type ParsedNode = ReturnType<typeof parseDocument>['children'][number];
/** A text with the name of its element, and the language that it is in by the markup. */
type Text = { value: string; element: string; language: string };

/** Finds keys and placeholders instead of messages, and Chinese on English pages. */
function findTextProblems(
  { children }: Pick<ReturnType<typeof parseDocument>, 'children'>,
  context: DocumentContext,
): PageProblem[] {
  const problems = new Map<string, PageProblem>();
  for (const child of children)
    for (const text of textsIn(child, { element: '', language: '' })) {
      const problem = problemOf(text, context);
      if (problem) problems.set(`${problem.check} ${problem.detail}`, problem);
    }
  return [...problems.values()];
}

function problemOf(
  { value, element, language }: Text,
  context: DocumentContext,
): PageProblem | undefined {
  const detail = `"${value.slice(0, 80)}" in <${element}>`;
  const group = messageKey.exec(value)?.[1];
  if (group !== undefined && context.messageGroups.has(group)) return { check: 'messages', detail };
  if (unfinished.test(value)) return { check: 'messages', detail };
  if (context.locale === 'tw' || !language.startsWith('en')) return undefined;
  // Names of records, such as brands, are the same in both languages. Live data may be anything.
  const { recordedText, data } = context;
  if (data === 'live') return undefined;
  const isForeign = [...value.matchAll(han)].some(([text]) => !recordedText.includes(text));
  return isForeign ? { check: 'language', detail } : undefined;
}

function* textsIn(node: ParsedNode, parent: Omit<Text, 'value'>): Generator<Text> {
  if ('attribs' in node) {
    const { name, attribs, children } = node;
    if (withoutText.has(name)) return;
    const at = { element: name, language: attribs['lang'] ?? parent.language };
    for (const attribute of textAttributes) {
      const value = attribs[attribute]?.trim();
      if (value) yield { value, ...at };
    }
    for (const child of children) yield* textsIn(child, at);
  } else if (node.type === 'text') {
    const value = node.data.trim();
    if (value !== '') yield { value, ...parent };
  }
}
