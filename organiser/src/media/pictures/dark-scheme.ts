/** The rules of an SVG for a dark colour scheme; the group holds the rules. */
const darkRules =
  /@media\s*\(\s*prefers-color-scheme:\s*dark\s*\)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/gu;

export function hasDarkScheme(svg: string): boolean {
  return svg.search(darkRules) >= 0;
}

/** The SVG as a dark colour scheme shows it. librsvg ignores media queries. */
export function inDarkScheme(svg: string): string {
  return svg.replace(darkRules, '$1');
}
