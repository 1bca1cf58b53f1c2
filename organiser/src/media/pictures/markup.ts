type Part = string | number | readonly Part[];

/**
 * SVG template tag. Rounds numbers to one decimal and joins lists. Escape foreign text with
 * `xmlText` first.
 */
export function svg(strings: TemplateStringsArray, ...parts: Part[]): string {
  return strings.reduce((text, string, at) => text + written(parts[at - 1] ?? '') + string);
}

function written(part: Part): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'number')
    return String(Math.round(part * 10) / 10).replace(/^(-?)0\./, '$1.');
  return part.map(written).join('');
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes foreign text for XML character data and attribute values. Removes characters that XML 1.0
 * forbids.
 */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');
}

export function times(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('');
}
