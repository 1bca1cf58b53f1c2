export type SetTitle = { size: number; lines: string[] };

const sizes = [
  { size: 76, lines: 2 },
  { size: 64, lines: 3 },
  { size: 54, lines: 4 },
  { size: 46, lines: 5 },
];

/**
 * Wraps a title into a column. Prefers breaks between phrases. Chinese may break between any two
 * characters but not before a closing mark; Latin words stay whole.
 */
export function breakTitle(title: string, width: number): SetTitle {
  for (const pieces of [phrases, unbreakableUnits])
    for (const { size, lines } of sizes) {
      const set = fill(title, width / size, pieces);
      const cutInside =
        pieces === phrases &&
        (title.match(phrases) ?? []).some((phrase) => widthOf(phrase.trim()) > width / size);
      if (set.length <= lines && !cutInside)
        return { size, lines: balance(title, width / size, set, pieces) };
    }
  const { size, lines } = sizes.at(-1) ?? { size: 46, lines: 5 };
  const visible = fill(title, width / size, unbreakableUnits).slice(0, lines);
  const last = visible.pop() ?? '';
  return { size, lines: [...visible, `${wholeTokens(last, shorten(last, width / size - 1))}…`] };
}

/**
 * Balances lines: keeps their number and minimises the longest one. This avoids a last line of a
 * single character.
 */
function balance(title: string, ems: number, set: string[], pieces: RegExp): string[] {
  const narrower = fill(title, ems - 0.25, pieces);
  return narrower.length > set.length || ems < 2
    ? set
    : balance(title, ems - 0.25, narrower, pieces);
}

/** A phrase: the text up to a space or a closing mark. */
const phrases = /[^\s，。、；：！？」』）》〉】]+[，。、；：！？」』）》〉】]*\s*|\s+/gu;
/**
 * An unbreakable unit: a Latin word with its marks, or one Chinese character with the closing marks
 * after it.
 */
const unbreakableUnits =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『（《〈【][，。、；：！？」』）》〉】]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『（《〈【]+|\s+/gu;

function fill(title: string, ems: number, pieces: RegExp): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of title.match(pieces) ?? []) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > ems) {
      lines.push(line.trimEnd());
      line = '';
    }
    line = (line + piece).trimStart();
  }
  return [...lines, line.trimEnd()].filter((text) => text !== '').flatMap((text) => cut(text, ems));
}

function cut(text: string, ems: number): string[] {
  if (widthOf(text) <= ems) return [text];
  const head = shorten(text, ems);
  return [head, ...cut(text.slice(head.length), ems)];
}

function shorten(text: string, ems: number): string {
  const signs = [...text];
  while (signs.length > 1 && widthOf(signs.join('')) > ems) signs.pop();
  return signs.join('').trimEnd();
}

/** Removes a partial Latin word from the end of `shortened`, which is the start of `line`. */
function wholeTokens(line: string, shortened: string): string {
  return /^[\s\S]*\s/u.test(shortened) &&
    /[A-Za-z]$/u.test(shortened) &&
    /^[A-Za-z]/u.test(line.slice(shortened.length))
    ? shortened.replace(/\s+\S*$/u, '')
    : shortened;
}

/** The approximate width in a serif font, in ems. Rather overestimates. */
export function widthOf(text: string): number {
  return [...text].reduce(
    (sum, sign) =>
      sum +
      (sign.charCodeAt(0) > 0x2e7f
        ? 1
        : /[A-ZMmWw@%&]/.test(sign)
          ? 0.82
          : /[iljtf.,:;'’ |!]/.test(sign)
            ? 0.36
            : 0.59),
    0,
  );
}
