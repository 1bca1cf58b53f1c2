import { useSite } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';
import { writeDateRange } from '../fair/texts/dates.ts';
import { paths } from '../fair/addresses/paths.ts';
import { OnwardLink } from './link.tsx';
import { Notice } from './notice.tsx';
import { nextEditionMessages, useMessages } from './ui-messages.ts';

type Props = {
  audience: 'visitor' | 'exhibitor';
  /** What is over, on pages that stay as they were. */
  over?: string;
};

/**
 * After the show, for what is over: when the next edition is, and the page that mails about it.
 * Nothing in other states. While the next edition is not known, only what is over.
 */
export function NextEditionNote({ audience, over }: Props) {
  const { locale, edition } = useSite();
  const { announcesNext } = useShowState();
  const messages = useMessages(nextEditionMessages);
  const next = edition?.Next;
  if (!announcesNext) return null;
  if (!next) return over === undefined ? null : <Notice>{over}</Notice>;
  const note = (
    <Notice
      title={messages.title(writeDateRange(next.StartDate, next.EndDate, locale))}
      action={<OnwardLink href={paths.notify(locale, audience)}>{messages.action}</OnwardLink>}
    >
      {over === undefined ? null : <p>{over}</p>}
      <p>{messages[audience]}</p>
    </Notice>
  );
  return over === undefined ? note : <div className="dw-over-note">{note}</div>;
}
