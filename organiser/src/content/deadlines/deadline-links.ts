import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { extname } from 'node:path';
import type { DeadlineLink, DeadlineLinkRecord } from '@dswine/shared/contract/deadlines';
import type { Localizer } from '../editions/localizer.ts';
import type { Dependencies } from '../../dependencies.ts';
import { isUploaded } from '../downloads/download-messages.ts';
import { filePath } from '../../media/files/files.routes.ts';

/** A link of a deadline. A download without a file, or before its upload, is left out. */
export async function resolveLink(
  { files, now }: Pick<Dependencies, 'files' | 'now'>,
  { edition, text, lang }: Localizer,
  link: DeadlineLinkRecord | undefined,
): Promise<DeadlineLink | undefined> {
  if (link === undefined) return undefined;
  if ('Page' in link) return { Title: text(link.Name), Href: link.Page };
  const record = edition.byKey.downloads.get(link.Download);
  if (!record || !isUploaded(record, now())) return undefined;
  const file = await files(edition.code, inLocale(record.File, lang));
  return (
    file && {
      Title: text(record.Title),
      Href: filePath(edition.code, file),
      Format: extname(file.name).slice(1).toUpperCase(),
      Size: file.size,
    }
  );
}
