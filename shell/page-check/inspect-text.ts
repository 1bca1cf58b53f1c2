import type { parseDocument } from 'htmlparser2';
import type { PageProblem } from '../releases/checks/check-job.ts';
import type { DocumentContext } from './inspect-document.ts';

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
export function findTextProblems(
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
