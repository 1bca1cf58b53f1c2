/** Markup that is safe to insert without escaping. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | undefined | false | readonly Part[];

/** Template tag that escapes every value, except `Html` written by this function. */
export function html(parts: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(parts.reduce((whole, part, at) => whole + written(values[at - 1]) + part));
}

function written(value: Part): string {
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map(written).join('');
  if (value === undefined || value === false) return '';
  return String(value).replace(/[&<>"']/gu, (character) => entities[character] ?? '');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
