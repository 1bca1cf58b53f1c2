import { writeDate, writeTime } from '@dswine/shared/fair/texts/dates';
import { useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../composition/shell-context.ts';
import { useShellMessages } from '../messages/shell-messages.ts';
import { useConnection } from './connection.ts';

/**
 * Shows that there is no network and how old the page is. The first line stays below the bar while
 * scrolling, where it covers no control.
 */
export function OfflineNotice() {
  const t = useShellMessages();
  const { locale } = useSite();
  const { renderedAt } = useShell().state;
  const connection = useConnection();
  if (connection === 'online') return null;
  const when = { date: writeDate(renderedAt, locale), time: writeTime(renderedAt) };
  return (
    <div className="offline-sign" role="status">
      <p className="offline-sign-title">{t(`offline.${connection}`)}</p>
      <p className="offline-sign-text">{t('offline.since', when)}</p>
    </div>
  );
}
