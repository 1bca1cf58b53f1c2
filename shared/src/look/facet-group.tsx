import type { ChangeEvent } from 'react';
import { Checkbox } from './checkbox.tsx';

type Choice = { value: string; label: string; count?: number | undefined; lang?: string | undefined };
type Props = {
  legend: string;
  /** The name of the query parameter; it repeats for each ticked choice. */
  name: string;
  choices: readonly Choice[];
  selected: readonly string[];
  /** How many stand open; the others wait behind `moreLabel`. What is ticked is always among those that show. */
  limit?: number | undefined;
  moreLabel?: string | undefined;
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
};

/** Choices with counts, for a GET form: without JavaScript the form's own button sends them. Uncontrolled, so that a tick shows at once. */
export function FacetGroup({ legend, name, choices, selected, limit = choices.length, moreLabel, onChange }: Props) {
  const shown = choices.filter((choice, index) => index < limit || selected.includes(choice.value));
  const rest = choices.filter((choice) => !shown.includes(choice));
  const line = (choice: Choice) => (
    <li key={choice.value}>
      <Checkbox
        name={name}
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
    <fieldset className="dw-facets" key={selected.join()}>
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
