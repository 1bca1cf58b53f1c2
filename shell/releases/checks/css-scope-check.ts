import {
  transform,
  type Declaration,
  type Rule,
  type Selector,
  type SelectorComponent,
} from 'lightningcss';
import { sentence, type ErrorCode, type Values } from '../errors.ts';

type StyleCode = Extract<ErrorCode, `style${string}`>;

type Sheet = {
  /** What names in this stylesheet must begin with. */
  prefix: string;
  /** Sections whose names begin with this section's: `info-desk` for `info`. */
  longerPrefixes: readonly string[];
  report: <Code extends StyleCode>(code: Code, values: Omit<Values<Code>, 'file'>) => void;
};

/** The first words of the shell's classes, and of the design system's. */
export const shellWords: readonly string[] = [
  'account',
  'age',
  'consent',
  'dw',
  'home',
  'is',
  'legal',
  'load',
  'offline',
  'site',
  'tone',
  'waiting',
];
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Lists what a section's stylesheet would change outside of the section. It may contain rules of
 * `@layer section` only, selectors that match its own classes and what is below or beside them, and
 * names of its own. At-rules that are not listed here are refused, as are those of later CSS.
 * `others`: the names of the other sections.
 */
export function findScopeViolations(
  { section, others = [] }: { section: string; others?: readonly string[] },
  file: string,
  css: Buffer,
): string[] {
  const found = new Set<string>();
  const sheet: Sheet = {
    prefix: `${section}-`,
    longerPrefixes: others
      .filter((name) => name.startsWith(`${section}-`))
      .map((name) => `${name}-`),
    report: (code, values) => found.add(sentence(code, { file, ...values } as Values<StyleCode>)),
  };
  const [word = ''] = section.split('-');
  if (shellWords.includes(word)) sheet.report('styleSectionName', { word });
  try {
    // Browsers read a byte order mark before the declared encoding.
    utf8.decode(css);
    transform({
      filename: file,
      code: css,
      visitor: {
        StyleSheet({ rules }) {
          for (const rule of rules) checkSheetRule(rule, sheet);
        },
      },
    });
  } catch (error) {
    sheet.report('styleUnreadable', { problem: (error as Error).message });
  }
  return [...found];
}

type AnyRule = Rule<Declaration>;

function checkSheetRule(rule: AnyRule, sheet: Sheet): void {
  if (rule.type !== 'layer-block' || rule.value.name?.join('.') !== 'section')
    return sheet.report('styleLayer', {});
  for (const inner of rule.value.rules) checkRule(inner, sheet, false);
}

/** `isNested`: inside of a rule whose selectors match within the section only. */
function checkRule(rule: AnyRule, sheet: Sheet, isNested: boolean): void {
  switch (rule.type) {
    case 'style':
    case 'nesting': {
      const style = rule.type === 'style' ? rule.value : rule.value.style;
      for (const selector of style.selectors)
        if (!isOwn(selector, sheet, isNested))
          sheet.report('styleSelector', { selector: describe(selector) });
      return checkRules(style.rules, sheet, true);
    }
    case 'media':
    case 'supports':
    case 'container':
    case 'layer-block':
    case 'starting-style':
      return checkRules(rule.value.rules, sheet, isNested);
    case 'keyframes':
      return checkName('@keyframes', rule.value.name.value, sheet);
    case 'property':
      return checkName('@property', rule.value.name.replace(/^--/, ''), sheet);
    case 'counter-style':
      return checkName('@counter-style', rule.value.name, sheet);
    case 'position-try':
      return checkName('@position-try', rule.value.name.replace(/^--/, ''), sheet);
    case 'layer-statement':
    case 'nested-declarations':
    case 'ignored':
      return undefined;
    default:
      return sheet.report('styleRule', { rule: nameOf(rule) });
  }
}

function checkRules(rules: readonly AnyRule[] | undefined, sheet: Sheet, isNested: boolean): void {
  for (const rule of rules ?? []) checkRule(rule, sheet, isNested);
}

/**
 * Whether all that a selector matches is within the section: one of its compounds has a class of the
 * section, and what follows is below or beside that element. The boundary of a section is an element
 * of the shell, so what is beside an element of the section is in the section.
 */
function isOwn(selector: Selector, sheet: Sheet, isNested: boolean): boolean {
  return selector.some((part) => isOwnPart(part, sheet, isNested));
}

function isOwnPart(part: SelectorComponent, sheet: Sheet, isNested: boolean): boolean {
  if (part.type === 'class') return isOwnName(part.name, sheet);
  // Outside of a rule, `&` is the root of the document.
  if (part.type === 'nesting') return isNested;
  return (
    part.type === 'pseudo-class' &&
    (part.kind === 'is' || part.kind === 'where') &&
    part.selectors.length > 0 &&
    part.selectors.every((inner) => isOwn(inner, sheet, isNested))
  );
}

function isOwnName(name: string, { prefix, longerPrefixes }: Sheet): boolean {
  return name.startsWith(prefix) && !longerPrefixes.some((longer) => name.startsWith(longer));
}

function checkName(kind: string, name: string, sheet: Sheet): void {
  if (!isOwnName(name, sheet)) sheet.report('styleName', { kind, name, prefix: sheet.prefix });
}

function describe(selector: Selector): string {
  return selector
    .map((part) => ('name' in part && typeof part.name === 'string' ? part.name : part.type))
    .join(' ');
}

function nameOf(rule: AnyRule): string {
  return rule.type === 'unknown' ? rule.value.name : rule.type;
}
