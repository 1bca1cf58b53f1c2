import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { Suggestion, Suggestions } from '@dswine/shared/contract/search';
import { paths } from '@dswine/shared/fair/paths';
import { useSite } from '@dswine/shared/section/runtime';
import type { Locale } from '@dswine/shared/section/section';
import type { ListName } from './list-filter.ts';

/** Debounce delay in ms. */
const debounceMs = 180;

/** Loads suggestions for the typed text. Empty without text or when the request fails. */
export function useSuggestions(of: ListName, typed: string): readonly Suggestion[] {
  const { exhibitionCode, locale } = useSite();
  const [debounced, setDebounced] = useState('');
  const keyword = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(keyword), debounceMs);
    return () => clearTimeout(timer);
  }, [keyword]);
  const query = new URLSearchParams({ Lang: locale, Of: of, Keyword: debounced });
  const { data } = useSWR<Suggestions>(
    debounced === '' || keyword === '' ? null : `Suggestions/${exhibitionCode}?${String(query)}`,
    {
      keepPreviousData: true,
      revalidateOnMount: true,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );
  return keyword === '' ? [] : (data?.Items ?? []);
}

export function suggestionHref(of: ListName, { Kind, Id }: Suggestion, locale: Locale): string {
  if (Kind === 'category') return paths[of](locale, Id);
  return Kind === 'exhibitor' ? paths.exhibitor(locale, Id) : paths.product(locale, Id);
}
