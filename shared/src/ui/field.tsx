import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';

/**
 * Props of every field. `id` defaults to `name`; set it if a page has two fields with the same
 * name.
 */
type Labelled = {
  name: string;
  id?: string | undefined;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Label of a required field ("必填", "required"); if set, the field is required. */
  required?: string | undefined;
};
type Native<T> = Omit<T, keyof Labelled | 'className' | 'style'>;
type FieldProps = Labelled & Native<InputHTMLAttributes<HTMLInputElement>>;
type TextProps = Labelled & Native<TextareaHTMLAttributes<HTMLTextAreaElement>>;
type SelectProps = Labelled & {
  /** `lang`: BCP 47 tag if the label is not in the page's language. */
  options: readonly { value: string; label: string; lang?: string }[];
  empty?: string | undefined;
} & Native<SelectHTMLAttributes<HTMLSelectElement>>;

export function Field({ label, hint, error, required, id, ...rest }: FieldProps) {
  return (
    <FieldLayout id={id ?? rest.name} label={label} hint={hint} error={error} required={required}>
      {(control) => <input type="text" {...rest} {...control} />}
    </FieldLayout>
  );
}

export function TextField({ label, hint, error, required, id, ...rest }: TextProps) {
  return (
    <FieldLayout id={id ?? rest.name} label={label} hint={hint} error={error} required={required}>
      {(control) => <textarea rows={6} {...rest} {...control} />}
    </FieldLayout>
  );
}

/** Select list; `empty` is the label of the empty choice, e.g. "請選擇". */
export function SelectField({
  label,
  hint,
  error,
  required,
  id,
  options,
  empty,
  ...rest
}: SelectProps) {
  return (
    <FieldLayout id={id ?? rest.name} label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <select {...rest} {...control}>
          {empty === undefined ? null : <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldLayout>
  );
}

type Control = {
  id: string;
  className: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};
type FieldLayoutProps = Omit<Labelled, 'name' | 'id'> & {
  id: string;
  children: (control: Control) => ReactNode;
};

function FieldLayout({ id, label, hint, error, required, children }: FieldLayoutProps) {
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className="dw-field">
      <label className="dw-field__label" htmlFor={id}>
        {label}
        {required ? <span className="dw-field__required">{required}</span> : null}
      </label>
      {hint ? (
        <span className="dw-field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {children({
        id,
        className: 'dw-input',
        required: Boolean(required),
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error ? (
        <span className="dw-field__error" id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </div>
  );
}
