import type { Locale } from '@dswine/shared/section/section';
import { paths } from '@dswine/shared/fair/paths';
import type { Translate } from '@dswine/shared/section/runtime';

/** The number of a submission on its receipt, with the link to what was sent. */
export function receiptNumber(t: Translate, locale: Locale, value: string) {
  return {
    value,
    label: t('contact.completed.reference'),
    keep: t('contact.completed.keep'),
    lookUp: { href: paths.submission(locale, value), label: t('contact.completed.lookUp') },
  };
}
