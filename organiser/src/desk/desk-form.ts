import { both, html, Html, plain, type Label } from './html.ts';

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
export type Field = {
  name: string;
  /** Only where two fields of a page have the same name. */
  id?: string;
  label: Label | string;
  value?: string | undefined;
  /** Value and name. A field with options is a select, and one with rows a text of several lines. */
  options?: readonly (readonly [string, Label | string])[];
  rows?: number;
  required?: boolean;
  /** Other attributes of the control, such as `type`. */
  attributes?: Attributes;
};

const required = html`<span class="required">${both('必填', 'required')}</span>`;

/** A field with its label, which marks it as required. */
export function formField(field: Field): Html {
  const { name, label, value = '', options, rows, attributes } = field;
  const id = field.id ?? name;
  const given = write({ id, name, required: field.required, rows, ...attributes });
  return html`<div class="field">
    <label for="${id}">${label} ${field.required && required}</label>
    ${
      options
        ? html`<select ${given}>
            ${options.map(
              ([option, text]) =>
                html`<option value="${option}" ${option === value && html`selected`}>
                  ${plain(text)}
                </option>`,
            )}
          </select>`
        : rows === undefined
          ? html`<input value="${value}" ${given} />`
          : html`<textarea ${given}>${value}</textarea>`
    }
  </div>`;
}

/** A box to tick before the form can be sent. */
export const requiredTick = (name: string, label: Label): Html =>
  html`<label class="tick">
    <input type="checkbox" name="${name}" value="yes" required />
    <span>${label} ${required}</span>
  </label>`;

/** The names of attributes are written in the code. */
function write(attributes: Attributes): Html[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return value === true
      ? [new Html(` ${name}`)]
      : [html`${new Html(` ${name}`)}="${String(value)}"`];
  });
}
