import {
  useEffect,
  useRef,
  useState,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
} from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field, SelectField, TextField } from '../ui/field.tsx';
import { lengthOf } from './field-rules.ts';
import { splitValues } from './join-values.ts';
import { useFormView } from './form-context.ts';

type Props = {
  name: string;
  hint?: ReactNode;
  /** Initial value. */
  value?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Marks the field as required if its rule alone does not. */
  required?: boolean;
};

/** Props shared by all fields, from the form's context. */
function useControl({ name, hint, value, autoComplete, required }: Props) {
  const { messages, rules, idOf, labelOf, sentence, value: typed } = useFormView();
  return {
    name,
    id: idOf(name),
    label: labelOf(name),
    hint,
    error: sentence(name),
    required: (required ?? rules[name]?.required) ? messages.required : undefined,
    defaultValue: typed(name) ?? value ?? '',
    ...(autoComplete && { autoComplete }),
  };
}

const typed = {
  text: {},
  email: { inputMode: 'email', spellCheck: false },
  tel: { inputMode: 'tel' },
} as const;

/** One line: text, an email address or a telephone number. */
export function TextInput({ type = 'text', ...props }: Props & { type?: keyof typeof typed }) {
  return <Field type={type} {...useControl(props)} {...typed[type]} />;
}

/** Several lines. Once hydrated, it counts the remaining characters and displays the count. */
export function TextArea({ rows = 8, ...props }: Props & { rows?: number }) {
  const control = useControl(props);
  const { messages, rules } = useFormView();
  const max = rules[props.name]?.max;
  const [length, setLength] = useState<number>();
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = wrapper.current?.querySelector('textarea');
    if (!field) return undefined;
    const count = () => setLength(lengthOf(field.value));
    const countLater = () => setTimeout(count);
    count();
    field.addEventListener('input', count);
    field.form?.addEventListener('reset', countLater);
    return () => {
      field.removeEventListener('input', count);
      field.form?.removeEventListener('reset', countLater);
    };
  }, []);
  const left = max === undefined || length === undefined ? undefined : max - length;
  return (
    <div className="dw-form__lines" ref={wrapper}>
      <TextField rows={rows} {...control} />
      {left === undefined ? null : (
        <p className={left < 0 ? 'dw-form__count dw-form__count--over' : 'dw-form__count'}>
          {left < 0 ? messages.over(-left) : messages.left(left)}
        </p>
      )}
    </div>
  );
}

type Option = { value: string; label: string };

/** Select list. */
export function Select({
  options,
  empty = true,
  ...props
}: Props & { options: readonly (Option & { lang?: string })[]; empty?: boolean }) {
  const { messages } = useFormView();
  return (
    <SelectField
      {...useControl(props)}
      options={options}
      empty={empty ? messages.choose : undefined}
    />
  );
}

/** Radio buttons. */
export function Choices({ options, ...props }: Props & { options: readonly Option[] }) {
  return <OptionGroup type="radio" options={options} {...props} />;
}

/** Checkboxes of one name, whose values are joined with commas. */
export function Ticks({ options, ...props }: Props & { options: readonly Option[] }) {
  return <OptionGroup type="checkbox" options={options} {...props} />;
}

type GroupProps = Props & { type: 'radio' | 'checkbox'; options: readonly Option[] };

function OptionGroup({ type, options, ...props }: GroupProps) {
  const { name, id, label, hint, error, required, defaultValue } = useControl(props);
  const chosen = type === 'radio' ? [defaultValue] : splitValues(defaultValue);
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset className="dw-form__choices" aria-describedby={describedBy || undefined}>
      <legend>
        {label}
        {required ? <span className="dw-field__required">{required}</span> : null}
      </legend>
      {hint ? (
        <span className="dw-field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          type={type}
          name={name}
          // The error summary links to the first one.
          id={index === 0 ? id : `${id}-${option.value}`}
          value={option.value}
          label={option.label}
          defaultChecked={chosen.includes(option.value)}
        />
      ))}
      {error ? (
        <span className="dw-field__error" id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </fieldset>
  );
}

/** A checkbox; ticked, its value is `yes`. */
export function Tick({ name, label }: { name: string; label?: ReactNode }) {
  const { idOf, labelOf, messages, rules, sentence, value } = useFormView();
  return (
    <Checkbox
      name={name}
      id={idOf(name)}
      value="yes"
      label={
        <>
          {label ?? labelOf(name)}
          {rules[name]?.required ? (
            <span className="dw-field__required">{messages.required}</span>
          ) : null}
        </>
      }
      error={sentence(name)}
      defaultChecked={value(name) === 'yes'}
    />
  );
}
