import type { Suggestion } from '@dswine/shared/contract/search';
import { langOf } from '@dswine/shared/fair/bilingual';
import { useId, useState, useSyncExternalStore, type ChangeEvent, type KeyboardEvent } from 'react';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './keyword-box.module.scss';
import type { ListName } from './list-filter.ts';
import { suggestionHref, useSuggestions } from './suggestions.requests.ts';

type Props = {
  of: ListName;
  value: string;
  /** Id of the error message. */
  error: string | undefined;
};

const subscribeToNothing = () => () => undefined;

/**
 * The keyword field with suggestions: a standard combobox with arrow keys, Enter and Escape.
 * Without JavaScript, or while empty, it is a plain search field.
 */
export function KeywordBox({ of, value, error }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { listId, suggestions, active, input, close } = useCombobox(of);
  const open = suggestions.length > 0;
  return (
    <>
      <input
        className="dw-input"
        type="search"
        name="keyword"
        aria-label={t(`${of}.search`)}
        placeholder={t(`${of}.placeholder`)}
        defaultValue={value}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error}
        {...input}
      />
      {open ? (
        <div
          className={styles.list}
          role="listbox"
          id={listId}
          aria-label={t('search.suggestions')}
        >
          {suggestions.map((suggestion, index) => (
            <a
              key={`${suggestion.Kind}-${suggestion.Id}`}
              id={`${listId}-${index}`}
              className={styles.option}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              href={suggestionHref(of, suggestion, locale)}
              data-area={suggestion.Area}
              onPointerDown={(event) => event.preventDefault()}
              onClick={close}
            >
              <SuggestionText suggestion={suggestion} />
            </a>
          ))}
        </div>
      ) : null}
      <span className="dw-hidden" aria-live="polite">
        {open ? t('search.suggested', { count: suggestions.length }) : null}
      </span>
    </>
  );
}

/** State and keys of the suggestions. `input` are the properties of the text field. */
function useCombobox(of: ListName) {
  const listId = useId();
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(of, typed);
  const open = suggestions.length > 0;
  const close = () => {
    setTyped('');
    setActive(-1);
  };
  const move = (event: KeyboardEvent, offset: number) => {
    event.preventDefault();
    const count = suggestions.length + 1;
    setActive(((active + 1 + offset + count) % count) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.nativeEvent.isComposing) return;
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
  const combobox = isHydrated && {
    role: 'combobox',
    'aria-expanded': open,
    'aria-autocomplete': 'list' as const,
    ...(open && { 'aria-controls': listId }),
    ...(open && active >= 0 && { 'aria-activedescendant': `${listId}-${active}` }),
  };
  const input = {
    ...combobox,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setTyped(event.currentTarget.value);
      setActive(-1);
    },
    onKeyDown,
    onBlur: close,
  };
  return { listId, suggestions, active, input, close };
}

function SuggestionText({ suggestion }: { suggestion: Suggestion }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <>
      <span className={styles.name}>
        <span {...langOf(suggestion, 'Name', locale)}>{suggestion.Name}</span>
        {suggestion.NativeName && suggestion.NativeName.Text !== suggestion.Name ? (
          <span className={styles.native} lang={suggestion.NativeName.Lang}>
            {suggestion.NativeName.Text}
          </span>
        ) : null}
      </span>
      <span className={styles.note} {...langOf(suggestion, 'Note', locale)}>
        {suggestion.Kind === 'category'
          ? t('search.category', { number: suggestion.Note })
          : suggestion.Note}
      </span>
    </>
  );
}
