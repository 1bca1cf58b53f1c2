import type { Response } from '@playwright/test';

export const browserLanguage = { tw: 'zh-TW', en: 'en-GB' } as const;
export const other = { tw: 'en', en: 'tw' } as const;
export const htmlLanguage = { tw: 'zh-Hant-TW', en: 'en' } as const;
export const texts = {
  tw: {
    login: '會員登入',
    top: '常用連結',
    work: '不輸入數字，由裝置驗證',
    worked: '裝置已完成驗證，不必輸入驗證碼。',
  },
  en: {
    login: 'Login',
    top: 'Quick links',
    work: 'Let my device do it instead',
    worked: 'Your device has done it. No code is needed.',
  },
} as const;

export function redirectsTo(response: Response | null): number {
  let count = 0;
  for (let from = response?.request().redirectedFrom(); from; from = from.redirectedFrom())
    count += 1;
  return count;
}
