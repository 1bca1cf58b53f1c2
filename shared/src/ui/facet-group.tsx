import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { Checkbox } from './checkbox.tsx';

type Choice = {
  value: string;
  label: string;
  count?: number | undefined;
  lang?: string | undefined;
};
type Props = {
  legend: string;
  /** Name of the query parameter; repeated for each ticked choice. */
  name: string;
  choices: readonly Choice[];
  selected: readonly string[];
  /** With `radio`, a single choice; the empty choice has the value ''. */
  type?: 'checkbox' | 'radio' | undefined;
  /**
   * Number of visible choices; `moreLabel` reveals the rest. Initially ticked choices are always
   * visible.
   */
  limit?: number | undefined;
  moreLabel?: string | undefined;
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
};

/**
 * Choices with counts for a GET form, which a button submits without JavaScript. Uncontrolled, so
 * that a tick shows immediately. When the URL changes, the same inputs are updated, so that focus
 * is not lost.
 */
export function FacetGroup({
  legend,
  name,
  choices,
  selected,
  type,
  limit = choices.length,
  moreLabel,
  onChange,
}: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [tickedAtFirst] = useState(selected);
  const ticked = selected.join('\n');
  const followed = useRef(ticked);
  useEffect(() => {
    if (followed.current === ticked) return;
    followed.current = ticked;
    for (const input of group.current?.querySelectorAll('input') ?? [])
      input.checked = ticked.split('\n').includes(input.value);
  }, [ticked]);
  const shown = choices.filter(
    (choice, index) => index < limit || tickedAtFirst.includes(choice.value),
  );
  const rest = choices.filter((choice) => !shown.includes(choice));
  const line = (choice: Choice) => (
    <li key={choice.value}>
      <Checkbox
        name={name}
        type={type}
        value={choice.value}
        label={choice.label}
        lang={choice.lang}
        defaultChecked={selected.includes(choice.value)}
        {...(choice.count === undefined ? {} : { count: String(choice.count) })}
        {...(onChange ? { onChange } : {})}
      />
    </li>
  );
  return (
    <fieldset className="dw-facets" ref={group}>
      <legend>{legend}</legend>
      <ul>{shown.map(line)}</ul>
      {rest.length === 0 ? null : (
        <details>
          <summary>{moreLabel}</summary>
          <ul>{rest.map(line)}</ul>
        </details>
      )}
    </fieldset>
  );
}
