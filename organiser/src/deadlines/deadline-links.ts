import { extname } from 'node:path';
import type { DeadlineLink } from '@dswine/shared/contract/deadlines';
import type { Lang } from '@dswine/shared/contract/wire';
import { listRecords } from '../content/page-records.queries.ts';
import { filePath } from '../files/files.routes.ts';
import type { DeadlineLinkRecord } from '../records/deadlines.records.ts';
import type { Services } from '../services.ts';

export type ResolveLink = (
  link: DeadlineLinkRecord | undefined,
) => Promise<DeadlineLink | undefined>;

/** Resolves the links of an edition's deadlines. A download without a file is left out. */
export async function linkResolver(
  { database, files }: Pick<Services, 'database' | 'files'>,
  edition: string,
  lang: Lang,
): Promise<ResolveLink> {
  const downloads = await listRecords(database, edition, 'downloads');
  return async (link) => {
    if (link === undefined) return undefined;
    if ('Page' in link) return { Title: link.Name[lang], Href: link.Page };
    const record = downloads.find(({ Id }) => Id === link.Download);
    const file = record && (await files(edition, record.File[lang]));
    return (
      file && {
        Title: record.Title[lang],
        Href: filePath(edition, file),
        Format: extname(file.name).slice(1).toUpperCase(),
        Size: file.size,
      }
    );
  };
}
