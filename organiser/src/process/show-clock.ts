import type { Clock } from '@dswine/shared/process/clock';
import { showOffset } from '@dswine/shared/process/show-clock';
import type { Settings } from './settings.ts';

type ShowSettings = Pick<Settings, 'dataFolder'> &
  Partial<Pick<Settings, 'clockOffset' | 'dateBar'>>;

/** The offset of the show's clock from the real one, in ms. */
export function showOffsetOf({ dataFolder, ...settings }: ShowSettings): () => number {
  return showOffset({ ...settings, folder: dataFolder });
}

/** The current time of the show. Sessions, leases and limits use the real clock. */
export function showClock(settings: ShowSettings, clock: Pick<Clock, 'now'>): () => Date {
  const offset = showOffsetOf(settings);
  return () => new Date(clock.now() + offset());
}
