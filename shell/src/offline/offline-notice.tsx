import { writeDate, writeTime } from '@dswine/shared/fair/dates';
import { Notice } from '@dswine/shared/ui/notice';
import { useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../composition/shell-context.ts';
import { useShellMessages } from '../messages/shell-messages.ts';
import { useConnection } from './connection.ts';

/**
 * Shows that there is no network and how old the page is. The notice is part of the page flow; a
 * small mark stays visible while scrolling.
 */
export function OfflineNotice() {
  const t = useShellMessages();
  const { locale } = useSite();
  const { renderedAt } = useShell().state;
  const connection = useConnection();
  if (connection === 'online') return null;
  const when = { date: writeDate(renderedAt, locale), time: writeTime(renderedAt) };
  return (
    <div className="offline-sign">
      <div className="dw-container">
        <Notice tone="warning" title={t(`offline.${connection}`)}>
          {t('offline.since', when)}
        </Notice>
      </div>
      <p className="offline-sign-mark" aria-hidden="true">
        {t('offline.mark')}
      </p>
    </div>
  );
}
