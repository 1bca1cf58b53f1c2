import type { Locale, Translated } from '../contract/locales.ts';
import { inLocale } from '../fair/bilingual.ts';
import { paths } from '../fair/paths.ts';

/** The number of a submission on its receipt, with the link to what was sent. */
export function receiptNumber(locale: Locale, value: string) {
  const { label, keep, lookUp } = inLocale(messages, locale);
  return {
    value,
    label,
    keep,
    lookUp: { href: paths.submission(locale, value), label: lookUp },
  };
}

const messages: Translated<Record<'label' | 'keep' | 'lookUp', string>> = {
  tw: {
    label: '案件編號',
    keep: '請記下編號：加上您填寫的電子郵件或電話，隨時可以查看或刪除這筆資料。',
    lookUp: '查看或刪除我送出的資料',
  },
  en: {
    label: 'Reference number',
    keep: 'Please keep the number: with the email address or telephone number that you gave it shows what you sent, and lets you delete it.',
    lookUp: 'See or delete what I sent',
  },
};
