/** Breaks a name into lines that fit a width, both in units of the letter's size; what is too much ends in "…". */
export function nameLines(name: string, width: number, most: number): string[] {
  const lines = brokenAt(name, width);
  // Lines of about one length: no name ends in a single character on a line of its own.
  for (let narrower = width - 0.5; lines.length > 1 && narrower > width / 2; narrower -= 0.5) {
    const narrow = brokenAt(name, narrower);
    if (narrow.length > lines.length || narrow.some((line) => widthOf(line) > narrower)) break;
    lines.splice(0, lines.length, ...narrow);
  }
  const kept = lines.slice(0, most);
  return kept.map((text, index) => cut(text, width, index === most - 1 && lines.length > most));
}

function brokenAt(name: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of tokensOf(name)) {
    if (widthOf((line + word).trimEnd()) <= width || line === '') line += word;
    else {
      lines.push(line.trim());
      line = word.trimStart();
    }
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}

/** Chinese may break after any character, everything else between words only. */
function tokensOf(name: string): string[] {
  return name.match(/[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef]+\s*|\s+/gu) ?? [];
}

function cut(text: string, width: number, more: boolean): string {
  if (!more && widthOf(text) <= width) return text;
  let kept = text;
  while (kept.length > 1 && widthOf(`${kept}…`) > width) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}

/** Widths of the text fonts, near enough: a Chinese character is as wide as high, a Latin one a little over half. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text)
    width += /[\u2e80-\u9fff\uff00-\uffef]/u.test(letter)
      ? 1
      : /[A-ZMWmw&]/.test(letter)
        ? 0.7
        : 0.53;
  return width;
}
