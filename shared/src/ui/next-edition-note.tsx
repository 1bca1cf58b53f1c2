import { useSite } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';
import { writeDateRange } from '../fair/dates.ts';
import { paths } from '../fair/paths.ts';
import { OnwardLink } from './link.tsx';
import { Notice } from './notice.tsx';
import { nextEditionMessages, useMessages } from './ui-messages.ts';

/**
 * After the show, for what is over: when the next edition is, and the page that mails about it.
 * Nothing in other states, or while the next edition is not known.
 */
export function NextEditionNote({ audience }: { audience: 'visitor' | 'exhibitor' }) {
  const { locale, edition } = useSite();
  const { announcesNext } = useShowState();
  const messages = useMessages(nextEditionMessages);
  const next = edition?.Next;
  if (!announcesNext || !next) return null;
  return (
    <Notice
      title={messages.title(writeDateRange(next.StartDate, next.EndDate, locale))}
      action={<OnwardLink href={paths.notify(locale, audience)}>{messages.action}</OnwardLink>}
    >
      {messages[audience]}
    </Notice>
  );
}
