import { useState } from 'react';
import useSWR from 'swr';
import type { SearchGroup, SiteSearch } from '@dswine/shared/contract/search';
import { useSite } from '@dswine/shared/section/runtime';
import { langOf } from '../fair/texts/bilingual.ts';
import { inLocalePath } from '../fair/addresses/locale-path.ts';
import { useDebounced, whileTyping } from '../section/use-debounced.ts';
import { useCombobox } from './combobox.tsx';
import { suggestionMessages, useMessages } from './ui-messages.ts';

const perGroup = 2;
const most = 7;

/**
 * Suggestions of the site search for a field of any form: the best results of each group. See
 * `useCombobox`.
 */
export function useSiteSuggestions() {
  const { exhibitionCode, locale } = useSite();
  const { label, announce } = useMessages(suggestionMessages);
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed);
  // The same call as that of the page, which then has its data already.
  const { data } = useSWR<SiteSearch>(
    keyword === ''
      ? null
      : `Search/${exhibitionCode}?Keyword=${encodeURIComponent(keyword)}&Lang=${locale}`,
    whileTyping,
  );
  return useCombobox({
    label,
    announce,
    onType: setTyped,
    options: (keyword === '' ? [] : bestOf(data?.Groups ?? [])).map((hit) => ({
      key: `${hit.Kind}-${hit.Id}`,
      href: inLocalePath(locale, hit.Path),
      name: hit.Name,
      nameLang: langOf(hit, 'Name', locale).lang,
      native: hit.NativeName,
      note: hit.Note,
      noteLang: langOf(hit, 'Note', locale).lang,
      area: hit.Area,
    })),
  });
}

function bestOf(groups: readonly SearchGroup[]) {
  return groups.flatMap(({ Items }) => Items.slice(0, perGroup)).slice(0, most);
}
