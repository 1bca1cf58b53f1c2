import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { Suggestion, Suggestions } from '@dswine/shared/contract/search';
import { paths } from '@dswine/shared/fair/paths';
import { useSite } from '@dswine/shared/section/runtime';
import type { Locale } from '@dswine/shared/section/section';
import type { ListName } from './list-filter.ts';

/** How long the fingers have to rest, in ms. */
const rest = 180;

/** What a list suggests for what is typed; nothing while nothing is, and nothing when the call fails. */
export function useSuggestions(of: ListName, typed: string): readonly Suggestion[] {
  const { exhibitionCode, locale } = useSite();
  const [asked, setAsked] = useState('');
  const keyword = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(keyword), rest);
    return () => clearTimeout(timer);
  }, [keyword]);
  const query = new URLSearchParams({ Lang: locale, Of: of, Keyword: asked });
  const { data } = useSWR<Suggestions>(
    asked === '' || keyword === '' ? null : `Suggestions/${exhibitionCode}?${String(query)}`,
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
