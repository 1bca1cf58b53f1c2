import {
  compareWithOrganiser,
  recordedDocument,
  liveManifests,
} from '../organiser-api/check-organiser-api.ts';
import { openReleases } from '../lifecycle/open-releases.ts';

/** What the organiser of this checkout breaks of what is live, one sentence each. */
export async function findBrokenCalls(dataDir: string): Promise<readonly string[]> {
  const { store } = openReleases({ dataDir, environment: process.env });
  const live = await liveManifests(store);
  const organiser = await recordedDocument();
  const next = 'Update these sections, or go back with "release rollback"';
  const { problems } = await compareWithOrganiser(store, live, organiser, next);
  return problems;
}
