import { useEffect, useRef } from 'react';

type Props = {
  title: string;
  /** In the order of the form. `field` is the id of the control. */
  errors: readonly { field: string; message: string }[];
};

/**
 * Errors of a form. Takes focus whenever they change, also without JavaScript. Each line links to
 * its field.
 */
export function ErrorSummary({ title, errors }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const errorText = errors.map((error) => `${error.field} ${error.message}`).join('\n');
  useEffect(() => {
    if (errorText !== '') element.current?.focus();
  }, [errorText]);
  if (errors.length === 0) return null;
  return (
    <div className="dw-errors" role="alert" tabIndex={-1} ref={element} autoFocus>
      <h2>{title}</h2>
      <ul>
        {errors.map((error) => (
          <li key={error.field}>
            <a
              href={`#${error.field}`}
              onClick={() => document.getElementById(error.field)?.focus()}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
