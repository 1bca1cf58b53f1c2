import useSWR from 'swr';
import type { Suggestion, Suggestions } from '@dswine/shared/contract/search';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite } from '@dswine/shared/section/runtime';
import type { Locale } from '@dswine/shared/section/section';
import { whileTyping, useDebounced } from '@dswine/shared/section/use-debounced';
import type { ListName } from './list-filter.ts';

/** Loads suggestions for the typed text. Empty without text or when the request fails. */
export function useSuggestions(of: ListName, typed: string): readonly Suggestion[] {
  const { exhibitionCode, locale } = useSite();
  const keyword = useDebounced(typed);
  const query = new URLSearchParams({ Lang: locale, Of: of, Keyword: keyword });
  const { data } = useSWR<Suggestions>(
    keyword === '' ? null : `Suggestions/${exhibitionCode}?${String(query)}`,
    whileTyping,
  );
  return keyword === '' ? [] : (data?.Items ?? []);
}

export function suggestionHref(of: ListName, { Kind, Id }: Suggestion, locale: Locale): string {
  if (Kind === 'category') return paths[of](locale, Id);
  return Kind === 'exhibitor' ? paths.exhibitor(locale, Id) : paths.product(locale, Id);
}
