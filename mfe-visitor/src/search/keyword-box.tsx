import { langOf } from '@dswine/shared/fair/texts/bilingual';
import { queryTextLimit } from '@dswine/shared/section/query-text';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useCombobox } from '@dswine/shared/ui/combobox';
import { useState } from 'react';
import type { ListName } from './list-filter.ts';
import { suggestionHref, useSuggestions } from './suggestions.requests.ts';

type Props = {
  of: ListName;
  value: string;
  /** Id of the error message. */
  error: string | undefined;
};

/** The keyword field with suggestions. Without JavaScript it is a search field. */
export function KeywordBox({ of, value, error }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(of, typed);
  const { input, list } = useCombobox({
    label: t('search.suggestions'),
    announce: (count) => t('search.suggested', { count }),
    onType: setTyped,
    options: suggestions.map((suggestion) => ({
      key: `${suggestion.Kind}-${suggestion.Id}`,
      href: suggestionHref(of, suggestion, locale),
      name: suggestion.Name,
      nameLang: langOf(suggestion, 'Name', locale).lang,
      native: suggestion.NativeName,
      note:
        suggestion.Kind === 'category'
          ? t('search.category', { number: suggestion.Note })
          : suggestion.Note,
      noteLang: langOf(suggestion, 'Note', locale).lang,
      area: suggestion.Area,
    })),
  });
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
        maxLength={queryTextLimit}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error}
        {...input}
      />
      {list}
    </>
  );
}
