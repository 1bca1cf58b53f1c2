import type { Directory } from '@dswine/shared/contract/directories';
import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import { dayOf } from '@dswine/shared/fair/dates';
import { areServicesOpen } from '@dswine/shared/fair/service-period';
import { showPhase } from '@dswine/shared/fair/show-phase';

/** Not available yet, available, or over together with the services of its edition. */
export type DirectoryStage = 'coming' | 'open' | 'over';

/**
 * Where a directory stands at `now` (an ISO instant). What has not come out by the end of the show never will; what is open
 * stays so until the end of the service period.
 */
export function directoryStage(
  { Open }: Pick<Directory, 'Open'>,
  edition: Pick<ExhibitionInfo, 'EndDate' | 'Hours'> | undefined,
  now: string,
): DirectoryStage {
  if (edition && !areServicesOpen(edition.EndDate, now)) return 'over';
  if (Open && (Open.From === undefined || dayOf(now) >= Open.From)) return 'open';
  return edition && showPhase(edition, now).phase === 'after' ? 'over' : 'coming';
}
