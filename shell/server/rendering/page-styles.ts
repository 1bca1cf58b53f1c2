import { createHash } from 'node:crypto';

/**
 * A page's HTML contains the rules that can apply to it, so that its first paint waits for no
 * stylesheet. They are found by the classes in the HTML. The whole stylesheets are named
 * at its end in a `<noscript>`, for paper; with scripts they follow when the page has loaded
 * (`whole-styles.ts`), and before React starts they become those of the screen (`page-files.ts`).
 * Each rule is then there twice, in the same order within its layer, which changes nothing.
 */

/** What is between two braces, or before a semicolon. `selectors`: of a rule, else it is kept. */
type Part =
  { text: string; selectors?: readonly Selector[] } | { head: string; parts: readonly Part[] };
type Selector = { text: string; classes: readonly string[] };

export type Stylesheet = {
  parts: readonly Part[];
  /** Whether pages contain all of it, and need no link to it. */
  isWhole: boolean;
};

const TOKENS = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\/|url\([^"'()]*\)|[{};]/gs;
const GROUPS = /^@(media|layer|supports|container)\b/;
const PAPER = /^@media print\b[^,]*$/;

/** `url`: where the file is, which its own addresses are relative to. Undefined if it has an error. */
export function parseStylesheet(source: string, url: string): Stylesheet | undefined {
  const css = withAbsoluteUrls(source, url).replaceAll('</', '<\\/');
  const root: Part[] = [];
  const open = [root];
  let start = 0;
  let depth = 0;
  let isWhole = true;
  for (const { 0: token, index } of css.matchAll(TOKENS)) {
    const end = index + 1;
    const parts = open.at(-1) as Part[];
    if (token === '{' && depth === 0 && GROUPS.test(css.slice(start, index).trimStart())) {
      const group = { head: css.slice(start, index).trim(), parts: [] };
      if (PAPER.test(group.head)) isWhole = false;
      else parts.push(group);
      open.push(group.parts);
      start = end;
    } else if (token === '{') depth += 1;
    else if (token === '}' && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      const part = partOf(css.slice(start, end).trim());
      if (part.selectors) isWhole = false;
      parts.push(part);
      start = end;
    } else if (token === '}') {
      open.pop();
      if (open.length === 0) return undefined;
      start = end;
    } else if (token === ';' && depth === 0) {
      parts.push({ text: css.slice(start, end).trim() });
      start = end;
    }
  }
  return open.length === 1 && depth === 0 ? { parts: root, isWhole } : undefined;
}

const withAbsoluteUrls = (css: string, url: string) =>
  css.replace(
    /url\((["']?)(?![a-z]+:|[/#])([^"')]+)\1\)/g,
    (_, quote: string, path: string) =>
      `url(${quote}${new URL(path, `http://site${url}`).pathname}${quote})`,
  );

function partOf(text: string): { text: string; selectors?: readonly Selector[] } {
  const head = text.slice(0, text.indexOf('{'));
  if (head.startsWith('@')) return { text };
  const selectors = selectorsOf(head);
  const isForAll = selectors.every(({ classes }) => classes.length === 0);
  return isForAll ? { text } : { text: text.slice(head.length), selectors };
}

/** Each selector of a list, with the classes without which it matches nothing. */
function selectorsOf(list: string): Selector[] {
  // An escaped character may be part of a class. Such rules are kept.
  if (list.includes('\\')) return [{ text: list, classes: [] }];
  const blank = (text: string) => ' '.repeat(text.length);
  let plain = list.replace(/"[^"]*"|'[^']*'/g, blank).replace(/\[[^\]]*\]/g, blank);
  // Of `:not(.a)` and `:is(.a, .b)`, an element may have no class.
  while (/\(/.test(plain)) {
    const inner = plain.replace(/\([^()]*\)/g, blank);
    if (inner === plain) return [{ text: list, classes: [] }];
    plain = inner;
  }
  let start = 0;
  return plain.split(',').map((one) => {
    const text = list.slice(start, start + one.length).trim();
    start += one.length + 1;
    return { text, classes: [...one.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name) };
  });
}

/** The rules of a stylesheet that can apply to elements with these classes. */
export function rulesFor(parts: readonly Part[], classes: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('head' in part) {
        const inner = rulesFor(part.parts, classes);
        return inner && `${part.head}{${inner}}`;
      }
      if (!part.selectors) return part.text;
      const able = part.selectors.filter((one) => one.classes.every((name) => classes.has(name)));
      return able.length > 0 ? able.map(({ text }) => text).join() + part.text : '';
    })
    .join('');
}

const LINKS = /<link rel="stylesheet" href="([^"]+)"[^>]*>\n?/g;

/**
 * Puts the rules of a page in place of its links to stylesheets, and the links at its end. `hash`:
 * of the rules, for the content security policy. Stylesheets that are not found stay as they are.
 */
export function inlineStyles(
  html: string,
  find: (url: string) => Stylesheet | undefined,
): { html: string; hash?: string } {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  const head = html.slice(0, headEnd);
  const found = [...head.matchAll(LINKS)].flatMap(([link, url = '']) => {
    const sheet = find(url);
    return sheet ? [{ link, sheet }] : [];
  });
  const [first] = found;
  if (!first) return { html };
  const classes = classesIn(html);
  const rules = found.map(({ sheet }) => rulesFor(sheet.parts, classes)).join('');
  const links = found.filter(({ sheet }) => !sheet.isWhole);
  return {
    html: [
      head.replace(LINKS, (link) => {
        if (link === first.link) return `<style>${rules}</style>\n`;
        return found.some((one) => one.link === link) ? '' : link;
      }),
      html.slice(headEnd, bodyEnd),
      ...(links.length > 0
        ? [
            '<noscript id="whole-styles">',
            ...links.map(({ link }) => link.replace('>', ' media="print">')),
            '</noscript>',
          ]
        : []),
      html.slice(bodyEnd),
    ].join(''),
    hash: `sha256-${createHash('sha256').update(rules).digest('base64')}`,
  };
}

function classesIn(html: string): ReadonlySet<string> {
  const values = new Set<string>();
  for (const [, value = ''] of html.matchAll(/ class="([^"]+)"/g)) values.add(value);
  return new Set([...values].flatMap((value) => value.split(' ')));
}
