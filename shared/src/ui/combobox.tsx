import type { NativeText } from '@dswine/shared/contract/wire';
import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useHydrated } from './use-hydrated.ts';
import type { AreaName } from './area-mark.tsx';

export type ComboboxOption = {
  key: string;
  href: string;
  name: string;
  nameLang?: string | undefined;
  native?: NativeText | undefined;
  note: string;
  noteLang?: string | undefined;
  area?: AreaName | undefined;
};
type Props = {
  options: readonly ComboboxOption[];
  /** Name of the list. */
  label: string;
  /** Says to screen readers how many options there are. */
  announce: (count: number) => string;
  /** Called with the text of the field; with an empty one when the list closes. */
  onType: (text: string) => void;
};

/**
 * Suggestions for a text field: a standard combobox with arrow keys, Enter and Escape. `input` are
 * properties of the field, `list` stands beside it in an element with a position. Without
 * JavaScript the field stays plain.
 */
export function useCombobox({ options, label, announce, onType }: Props) {
  const listId = useId();
  const isHydrated = useHydrated();
  const [active, setActive] = useState(-1);
  const isOpen = options.length > 0;
  const type = (text: string) => {
    onType(text);
    setActive(-1);
  };
  const close = () => type('');
  const move = (event: KeyboardEvent, offset: number) => {
    event.preventDefault();
    const count = options.length + 1;
    setActive(((active + 1 + offset + count) % count) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(event, 1);
    if (event.key === 'ArrowUp') move(event, -1);
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      document.getElementById(`${listId}-${active}`)?.click();
    }
  };
  const input = {
    ...(isHydrated && {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-autocomplete': 'list' as const,
      ...(isOpen && { 'aria-controls': listId }),
      ...(isOpen && active >= 0 && { 'aria-activedescendant': `${listId}-${active}` }),
    }),
    onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value),
    onKeyDown,
    onBlur: close,
  };
  const list = (
    <Options
      {...{ listId, options, active, label, close }}
      announced={isOpen ? announce(options.length) : null}
    />
  );
  return { input, list };
}

type OptionsProps = Pick<Props, 'options' | 'label'> & {
  listId: string;
  active: number;
  announced: string | null;
  close: () => void;
};

function Options({ listId, options, active, label, announced, close }: OptionsProps) {
  return (
    <>
      {options.length === 0 ? null : (
        <div className="dw-options" role="listbox" id={listId} aria-label={label}>
          {options.map((option, index) => (
            <a
              key={option.key}
              id={`${listId}-${index}`}
              className="dw-options__option"
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              href={option.href}
              data-area={option.area}
              onPointerDown={(event) => event.preventDefault()}
              onClick={close}
            >
              <OptionText option={option} />
            </a>
          ))}
        </div>
      )}
      <span className="dw-hidden" aria-live="polite">
        {announced}
      </span>
    </>
  );
}

function OptionText({
  option: { name, nameLang, native, note, noteLang },
}: {
  option: ComboboxOption;
}) {
  return (
    <>
      <span className="dw-options__name">
        <span lang={nameLang}>{name}</span>
        {native && native.Text !== name ? (
          <span className="dw-options__native" lang={native.Lang}>
            {native.Text}
          </span>
        ) : null}
      </span>
      <span className="dw-options__note" lang={noteLang}>
        {note}
      </span>
    </>
  );
}
