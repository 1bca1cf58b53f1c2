import type { Sitemap } from '@dswine/shared/contract/sitemap';
import { createHttp } from '@dswine/shared/section/http';
import type { CheckJob } from '../releases/check-job.ts';

/** The id of a record that the organiser publishes, by kind. */
export type LiveRecords = ReadonlyMap<string, string>;

/** One record of each kind, for the pages of records. None when the organiser does not tell. */
export async function liveRecords({ organiser, recorded, units }: CheckJob): Promise<LiveRecords> {
  if (organiser === undefined || units.every(({ live }) => live === undefined)) return new Map();
  const expo = createHttp({ base: `${organiser.replace(/\/$/, '')}/api/expo/` });
  try {
    const sitemap = (await expo.data(`Sitemap/${recorded.exhibitionCode}`)) as Sitemap;
    return new Map(
      sitemap.Kinds.flatMap(({ Kind, Records: [first] }) => (first ? [[Kind, first.Id]] : [])),
    );
  } catch {
    return new Map();
  }
}
