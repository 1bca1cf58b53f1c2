import type { ComponentPropsWithRef, InputHTMLAttributes, SubmitEvent, ReactNode } from 'react';
import { Button } from './button.tsx';

type Props = {
  /** Target URL without JavaScript; the query becomes `?<name>=…`. */
  action: string;
  name: string;
  label: string;
  submitLabel: string;
  defaultValue?: string | undefined;
  placeholder?: string | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'] | undefined;
  maxLength?: number | undefined;
  error?: string | undefined;
  busy?: boolean | undefined;
  /** Other query parameters to preserve, as hidden inputs. */
  keep?: readonly { name: string; value: string }[];
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined;
  /** Further properties of the field, and what stands below it: see `useCombobox`. */
  input?: ComponentPropsWithRef<'input'> | undefined;
  list?: ReactNode;
  children?: ReactNode;
};

/** A search with one field, as a GET form that works without JavaScript. */
export function SearchBox(props: Props) {
  const { action, name, label, submitLabel, error, keep = [], onSubmit, children } = props;
  const errorId = error ? `${name}-error` : undefined;
  return (
    <form
      className="dw-search"
      role="search"
      aria-label={label}
      method="get"
      action={action}
      onSubmit={onSubmit}
      noValidate
    >
      {keep.map((item) => (
        <input
          key={`${item.name}=${item.value}`}
          type="hidden"
          name={item.name}
          value={item.value}
        />
      ))}
      <label className="dw-search__label" htmlFor={name}>
        {label}
      </label>
      <div className="dw-search__row">
        <input
          className="dw-input"
          type="search"
          id={name}
          name={name}
          defaultValue={props.defaultValue}
          placeholder={props.placeholder}
          inputMode={props.inputMode ?? 'search'}
          autoComplete="off"
          enterKeyHint="search"
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          maxLength={props.maxLength}
          {...props.input}
        />
        {props.list}
        <Button type="submit" busy={props.busy}>
          <MagnifyingGlass />
          {submitLabel}
        </Button>
      </div>
      {error ? (
        <span className="dw-field__error" id={errorId} role="alert">
          {error}
        </span>
      ) : null}
      {children}
    </form>
  );
}

function MagnifyingGlass() {
  return (
    <svg
      className="dw-search__glass"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="6.8" cy="6.8" r="4.8" />
      <path d="m10.5 10.5 4 4" />
    </svg>
  );
}
