import { listKey } from '@dswine/shared/fair/lists/my-list-storage';
import type { FairStore } from '@dswine/shared/section/fair-store';
import type { Http } from '@dswine/shared/section/http';
import { isSynchronised, synchroniseList } from './synchronise-list.ts';

/** In ms: a visitor who types a note sends it once. */
const PAUSE_MS = 1000;

type Watched = { expo: Http; fair: FairStore; onSynchronised: () => void };

/**
 * Synchronises My List with the member's account: now, after each change, with the next network and
 * whenever the page is shown again. Returns a function that ends it.
 */
export function watchList({ expo, fair, onSynchronised }: Watched): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isDue = false;
  const { exhibitionCode: edition } = fair.getState();

  async function run(): Promise<void> {
    isDue = true;
    if (isRunning) return;
    isRunning = true;
    while (isDue) {
      isDue = false;
      fair.setState({ listSync: 'running' });
      const locale = fair.getState().language;
      const outcome = await synchroniseList({ expo, edition, locale }).catch(
        () => 'failed' as const,
      );
      fair.setState({ listSync: outcome });
      if (outcome === 'done') onSynchronised();
    }
    isRunning = false;
  }
  const onChange = () => {
    if (isSynchronised(edition)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), PAUSE_MS);
  };
  const onShown = () => {
    if (!document.hidden) void run();
  };
  const onOnline = () => void run();
  addEventListener(listKey, onChange);
  addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onShown);
  void run();
  return () => {
    clearTimeout(timer);
    removeEventListener(listKey, onChange);
    removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onShown);
    fair.setState({ listSync: 'idle' });
  };
}
