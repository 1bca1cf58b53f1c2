import type { Directory } from '@dswine/shared/contract/directories';
import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import { dayOf } from '@dswine/shared/fair/texts/dates';
import { servicesAt, showStateAt } from '@dswine/shared/fair/show/show-states';

/**
 * Not yet available, available, not published by the first day of the show, or over because the
 * service period of its edition has ended.
 */
export type DirectoryStage = 'coming' | 'open' | 'none' | 'over';

/**
 * Returns the stage of a directory at `now` (an ISO instant). A directory not published by the end
 * of the show is over. A published one stays open until the end of the service period.
 */
export function directoryStage(
  { Open }: Pick<Directory, 'Open'>,
  edition: Pick<ExhibitionInfo, 'EndDate' | 'Hours'> | undefined,
  now: string,
): DirectoryStage {
  if (servicesAt(edition, now) === 'over') return 'over';
  if (Open && (Open.From === undefined || dayOf(now) >= Open.From)) return 'open';
  return showStateAt(edition, now).unpublished;
}
