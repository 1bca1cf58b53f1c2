import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { waitingDrafts } from '@dswine/shared/form/draft';
import { Notice } from '@dswine/shared/ui/notice';
import { useShellMessages } from '../shell-messages.ts';
import { useConnection } from './connection.ts';

/** Says on every page that a form waits to be sent, and leads to it. Its own page says so itself. */
export function WaitingSign() {
  const t = useShellMessages();
  const { pathname } = useLocation();
  const connection = useConnection();
  // Read again with every page: what waits changes where forms are.
  const known = useSyncExternalStore(subscribe, readWaiting, () => nothing);
  const waiting = (JSON.parse(known) as ReturnType<typeof waitingDrafts>).filter(
    ({ path }) => path !== pathname.toLowerCase(),
  );
  if (waiting.length === 0) return null;
  return (
    <div className="dw-container waiting-sign">
      <Notice title={t(connection === 'online' ? 'offline.waiting' : 'offline.waitingOffline')}>
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

const nothing = '[]';
/** Text, so that the same list is the same to React. */
const readWaiting = () => JSON.stringify(waitingDrafts(Date.now()));

function subscribe(changed: () => void): () => void {
  for (const event of ['storage', 'online', 'offline']) addEventListener(event, changed);
  return () => {
    for (const event of ['storage', 'online', 'offline']) removeEventListener(event, changed);
  };
}
