import type { InputHTMLAttributes, ReactNode } from 'react';

type Props = {
  name: string;
  label: ReactNode;
  type?: 'checkbox' | 'radio' | undefined;
  count?: string | undefined;
  error?: string | undefined;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'name' | 'className' | 'style'>;

/** A checkbox, or a radio button with `type="radio"`. `count` is at the end of the line. */
export function Checkbox(props: Props) {
  const { label, type = 'checkbox', count, error, ...rest } = props;
  const errorId = error ? `${rest.id ?? rest.name}-error` : undefined;
  const line = (
    <label className="dw-check">
      <input
        {...rest}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
      />
      <span>{label}</span>
      {count === undefined ? null : <small>{count}</small>}
    </label>
  );
  // If it can have an error, keep the input in the same position in the tree: otherwise React would
  // remount it, and its state would be lost with the message.
  if (!('error' in props)) return line;
  return (
    <div className="dw-field">
      {line}
      {error ? (
        <span className="dw-field__error" id={errorId}>
          {error}
        </span>
      ) : null}
    </div>
  );
}
