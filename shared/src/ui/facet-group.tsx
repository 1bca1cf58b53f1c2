import { useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';

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
  /** The same page with all choices of this facet, if further ones exist. */
  more?: { href: string; label: string } | undefined;
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
  type = 'checkbox',
  more,
  onChange,
}: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  useFollowAddress(group, selected);
  const rememberShown = useFocusAdded(group, more !== undefined);
  // A choice keeps its focus when it is unticked, even if it is too rare to be among the first.
  const [tickedAtFirst] = useState(() => choices.filter(({ value }) => selected.includes(value)));
  const untickedSince = tickedAtFirst
    .filter((ticked) => !choices.some(({ value }) => value === ticked.value))
    .map((choice) => ({ ...choice, count: undefined }));
  return (
    <fieldset className="dw-facets" ref={group}>
      <legend>{legend}</legend>
      <ul>
        {[...choices, ...untickedSince].map((choice) => (
          <li key={choice.value}>
            <label>
              <input
                type={type}
                name={name}
                value={choice.value}
                lang={choice.lang}
                defaultChecked={selected.includes(choice.value)}
                onChange={onChange}
              />
              <span>{choice.label}</span>
              {choice.count === undefined ? null : <small>{choice.count}</small>}
            </label>
          </li>
        ))}
      </ul>
      {more ? (
        <a
          className="dw-facets__more"
          href={more.href}
          rel="nofollow"
          data-keep-scroll
          onClick={rememberShown}
        >
          {more.label}
        </a>
      ) : null}
    </fieldset>
  );
}

type Group = RefObject<HTMLFieldSetElement | null>;
const inputsOf = (group: Group) => [...(group.current?.querySelectorAll('input') ?? [])];

/** Ticks the inputs as the URL says when it changes. */
function useFollowAddress(group: Group, selected: readonly string[]): void {
  const ticked = selected.join('\n');
  const followed = useRef(ticked);
  useEffect(() => {
    if (followed.current === ticked) return;
    followed.current = ticked;
    for (const input of inputsOf(group)) input.checked = ticked.split('\n').includes(input.value);
  }, [group, ticked]);
}

/**
 * Moves focus from the "more" link, which disappears, to the first added choice. Call the returned
 * function when the link is followed.
 */
function useFocusAdded(group: Group, hasMore: boolean): () => void {
  const shown = useRef<readonly Element[]>([]);
  useEffect(() => {
    if (hasMore || shown.current.length === 0) return;
    const added = inputsOf(group).find((input) => !shown.current.includes(input));
    shown.current = [];
    added?.focus({ preventScroll: true });
  }, [group, hasMore]);
  return () => {
    shown.current = inputsOf(group);
  };
}
