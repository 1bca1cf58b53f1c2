import { transform } from 'lightningcss';

/** Lists violations of a section's stylesheet: only the shell may ship global or unlayered CSS. */
export function findScopeViolations(section: string, file: string, css: Buffer): string[] {
  const found = new Set<string>();
  const localPrefix = `${section}-`;
  transform({
    filename: file,
    code: css,
    visitor: {
      StyleSheet(sheet) {
        for (const rule of sheet.rules)
          if (rule.type !== 'layer-block' || rule.value.name?.join('.') !== 'section')
            found.add(`${file} holds CSS outside "@layer section".`);
      },
      Selector(selector) {
        const local = selector.some(
          (part) => part.type === 'class' && part.name.startsWith(localPrefix),
        );
        const nested = selector.some((part) => part.type === 'nesting');
        if (!local && !nested)
          found.add(
            `${file} has a selector without a class of its own (${describe(selector)}). Only the shell ships global CSS; use a *.module.scss class.`,
          );
      },
    },
  });
  return [...found];
}

function describe(selector: readonly { type: string; name?: unknown }[]): string {
  return selector.map((part) => (typeof part.name === 'string' ? part.name : part.type)).join(' ');
}
