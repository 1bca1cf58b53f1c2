/**
 * Breaks a name into lines of a given width, in units of the font size. Truncates with "…" after
 * `maxLines` lines.
 */
export function nameLines(name: string, width: number, maxLines: number): string[] {
  const lines = wrap(name, width);
  // Balance the lines, so that no line consists of a single character.
  for (let narrower = width - 0.5; lines.length > 1 && narrower > width / 2; narrower -= 0.5) {
    const narrow = wrap(name, narrower);
    if (narrow.length > lines.length || narrow.some((line) => widthOf(line) > narrower)) break;
    lines.splice(0, lines.length, ...narrow);
  }
  const visible = lines.slice(0, maxLines);
  return visible.map((text, index) =>
    truncate(text, width, index === maxLines - 1 && lines.length > maxLines),
  );
}

function wrap(name: string, width: number): string[] {
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

/** Chinese text may break after any character, other text only between words. */
function tokensOf(name: string): string[] {
  return name.match(/[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef]+\s*|\s+/gu) ?? [];
}

function truncate(text: string, width: number, hasMore: boolean): string {
  if (!hasMore && widthOf(text) <= width) return text;
  let visible = text;
  while (visible.length > 1 && widthOf(`${visible}…`) > width)
    visible = visible.slice(0, -1).trimEnd();
  return `${visible}…`;
}

/**
 * Approximate text width: a Chinese character is one em wide, a Latin one slightly more than half.
 */
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
