/** Markup that is safe to insert without escaping. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

/** What a template takes in. */
export type Part = Html | string | number | undefined | false | readonly Part[];

/** Template tag that escapes every value, except `Html` written by this function. */
export function html(parts: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(parts.reduce((whole, part, at) => whole + written(values[at - 1]) + part));
}

/** Chinese with English beside it. `text` is for attributes, options and titles of documents. */
export class Label extends Html {
  readonly text: string;
  constructor(tw: string, en: string) {
    super(html`${tw} <span lang="en">${en}</span>`.markup);
    this.text = `${tw} ${en}`;
  }
}
export const plain = (text: Label | string) => (typeof text === 'string' ? text : text.text);
export const both = (tw: string, en: string) => new Label(tw, en);

/** A message of the form `中文 / English`, as errors have it. */
export function labelOf(message: string): Label | string {
  const [tw = '', en] = message.split(' / ');
  return en === undefined ? message : both(tw, en);
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
