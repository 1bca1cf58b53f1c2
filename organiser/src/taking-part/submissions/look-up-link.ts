import type { Lang } from '@dswine/shared/contract/wire';
import { paths } from '@dswine/shared/fair/addresses/paths';

/** Link to the look-up page with the reference filled in. The link alone gives no access. */
export function submissionLookupLink(siteUrl: string, locale: Lang, reference: string): string {
  return siteUrl + paths.submission(locale, reference);
}
