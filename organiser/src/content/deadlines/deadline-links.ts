import { inLocale } from '@dswine/shared/fair/bilingual';
import { extname } from 'node:path';
import type { DeadlineLink, DeadlineLinkRecord } from '@dswine/shared/contract/deadlines';
import type { Localizer } from '../editions/localizer.ts';
import type { FileStorage } from '../../media/files/file-storage.ts';
import { filePath } from '../../media/files/files.routes.ts';

/** A link of a deadline. A download without a file is left out. */
export async function resolveLink(
  files: FileStorage,
  { edition, text, lang }: Localizer,
  link: DeadlineLinkRecord | undefined,
): Promise<DeadlineLink | undefined> {
  if (link === undefined) return undefined;
  if ('Page' in link) return { Title: text(link.Name), Href: link.Page };
  const record = edition.byKey.downloads.get(link.Download);
  const file = record && (await files(edition.code, inLocale(record.File, lang)));
  return (
    file && {
      Title: text(record.Title),
      Href: filePath(edition.code, file),
      Format: extname(file.name).slice(1).toUpperCase(),
      Size: file.size,
    }
  );
}
