import { isQueryTextFull, queryTextLimit } from '../section/query-text.ts';
import { Notice } from './notice.tsx';
import { shortenedMessages, useMessages } from './ui-messages.ts';

/** Says of a search term of the greatest length that what came after it does not count. */
export function ShortenedNotice({ text }: { text: string | undefined }) {
  const t = useMessages(shortenedMessages);
  return text !== undefined && isQueryTextFull(text) ? (
    <Notice>{t.shortened(queryTextLimit)}</Notice>
  ) : null;
}
