import type { Lang } from '@dswine/shared/contract/wire';
import { paths } from '@dswine/shared/fair/paths';

/** Where one looks up what one sent, with its number filled in. It opens nothing by itself. */
export function submissionLookupLink(siteUrl: string, locale: Lang, reference: string): string {
  return siteUrl + paths.submission(locale, reference);
}
