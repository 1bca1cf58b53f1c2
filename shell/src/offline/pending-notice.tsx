import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { waitingDrafts } from '@dswine/shared/form/draft';
import { Notice } from '@dswine/shared/ui/notice';
import { useShellMessages } from '../messages/shell-messages.ts';
import { useConnection } from './connection.ts';

/**
 * Shows on every page that a form is waiting to be sent, with a link to it. The form's own page
 * shows this itself.
 */
export function PendingNotice() {
  const t = useShellMessages();
  const { pathname } = useLocation();
  const connection = useConnection();
  // Re-read on every render: forms change the list of waiting drafts.
  const serialized = useSyncExternalStore(subscribe, readWaiting, () => noDrafts);
  const waiting = (JSON.parse(serialized) as ReturnType<typeof waitingDrafts>).filter(
    ({ path }) => path !== pathname.toLowerCase(),
  );
  if (waiting.length === 0) return null;
  return (
    <div className="dw-container waiting-sign">
      <Notice title={t(connection === 'offline' ? 'offline.waitingOffline' : 'offline.waiting')}>
        <ul>
          {waiting.map(({ path, title }) => (
            <li key={path}>
              <a className="dw-link" href={path}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

const noDrafts = '[]';
/** A string, so that equal lists are equal for `useSyncExternalStore`. */
const readWaiting = () => JSON.stringify(waitingDrafts(Date.now()));

function subscribe(changed: () => void): () => void {
  for (const event of ['storage', 'online', 'offline']) addEventListener(event, changed);
  return () => {
    for (const event of ['storage', 'online', 'offline']) removeEventListener(event, changed);
  };
}
