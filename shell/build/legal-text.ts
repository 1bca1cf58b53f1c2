import { baseLocales } from '@dswine/shared/contract/locales';
import { readFileSync } from 'node:fs';
import { lexer, type Token, type Tokens } from 'marked';
import type { LoaderContext } from 'webpack';
import type { LegalPart, LegalText } from '../src/legal/legal-text.ts';

/** What `{{…}}` in a text may name (`OrganiserFacts`). */
const facts: ReadonlySet<string> = new Set(['organiser', 'show', 'address', 'phone', 'email']);
const placeholder = /\{\{(\w+)\}\}/g;

/** A text that no page can show. The message names the place and what is wrong there. */
export class LegalTextError extends Error {
  override name = 'LegalTextError';
}

/** Loader of `src/legal/texts/*.md`: a module with the function that fills a text with facts. */
export default function loadLegalText(this: LoaderContext<object>, source: string): string {
  for (const file of translationsOf(this.resourcePath)) this.addDependency(file);
  return compileLegalText(this.resourcePath, source);
}

/** @throws {LegalTextError} also when another language differs in more than its words. */
export function compileLegalText(file: string, source: string): string {
  const text = parseLegalText(source);
  for (const other of translationsOf(file)) {
    const [here, there] = [text, parseLegalText(readFileSync(other, 'utf8'))].map(outlineOf);
    const line = here?.findIndex((one, index) => one !== there?.[index]) ?? -1;
    if (line >= 0 || here?.length !== there?.length)
      throw new LegalTextError(`${file} has “${here?.[line]}”, ${other} has “${there?.[line]}”.`);
  }
  const filled = JSON.stringify(text).replaceAll(placeholder, '"+facts.$1+"');
  return `export default (facts) => (${filled});\n`;
}

function translationsOf(file: string): string[] {
  const names = baseLocales.map((language) => file.replace(/\.\w+\.md$/, `.${language}.md`));
  return names.filter((name) => name !== file);
}

/** Reads the subset of Markdown that `src/legal/texts/README.md` describes. */
export function parseLegalText(source: string): LegalText {
  const [, since = '', body = source] = /^---\nsince: (\S+)\n---\n(.*)$/s.exec(source) ?? [];
  const parts: LegalPart[] = [];
  let lead = '';
  for (const token of lexer(body)) {
    const part = parts.at(-1);
    if (token.type === 'heading') parts.push(partOf(token as Tokens.Heading));
    else if (token.type === 'paragraph' && !part) lead = textOf((token as Tokens.Paragraph).tokens);
    else if (part && token.type !== 'space') Object.assign(part, contentOf(part, token));
  }
  return { lead, since, parts };
}

/** `Heading {#id}`, or a heading that is its own id. */
function partOf({ tokens }: Tokens.Heading): LegalPart {
  const text = textOf(tokens);
  const [, heading, id = text] = /^(.*) \{#(\w+)\}$/.exec(text) ?? [];
  return { id, ...(heading !== undefined && { heading }) };
}

/** What a block adds to a part. */
function contentOf({ paragraphs = [], points, after = [] }: LegalPart, token: Token) {
  if (token.type === 'list' && !points)
    return { points: (token as Tokens.List).items.map(pointOf) };
  const [first] = token.type === 'paragraph' ? (token as Tokens.Paragraph).tokens : [];
  if (first?.type === 'link' && first.raw === token.raw.trim())
    return {
      link: { path: (first as Tokens.Link).href, label: textOf((first as Tokens.Link).tokens) },
    };
  if (!first) throw new LegalTextError(`“${token.raw}” is neither text nor the list of its part.`);
  const text = textOf((token as Tokens.Paragraph).tokens);
  return points ? { after: [...after, text] } : { paragraphs: [...paragraphs, text] };
}

/** `**Term** text`, or text alone. */
function pointOf({ tokens: [line] }: Tokens.ListItem) {
  const [first, ...rest] = (line as Tokens.Text).tokens ?? [];
  if (first?.type !== 'strong') return { text: textOf((line as Tokens.Text).tokens) };
  return { term: textOf((first as Tokens.Strong).tokens), text: textOf(rest).trim() };
}

/** Plain text: what is written as code is shown as it is. */
function textOf(tokens: Token[] = []): string {
  return tokens
    .map((token) => {
      const { type, raw } = token;
      const isText = ['text', 'escape', 'codespan'].includes(type);
      const unknown = [...raw.matchAll(placeholder)].find(([, name = '']) => !facts.has(name));
      if (!isText || unknown || raw.replaceAll(placeholder, '').includes('{{'))
        throw new LegalTextError(`“${raw}” has more than words and the facts of the README.`);
      return (token as Tokens.Text).text;
    })
    .join('');
}

/** What all languages have in common, line by line. */
function outlineOf({ lead, since, parts }: LegalText): string[] {
  const factsIn = (value: object | string) =>
    [...JSON.stringify(value).matchAll(placeholder)].map(([tag]) => tag).sort();
  return [
    [since, ...factsIn(lead)],
    ...parts.map((part) => {
      const { id, paragraphs, points, after, link } = part;
      const counts = [paragraphs, points, after].map((list) => list?.length ?? 0);
      return [id, `${counts} paragraphs, points, paragraphs`, link?.path ?? '', ...factsIn(part)];
    }),
  ].map((line) => line.join(' '));
}
