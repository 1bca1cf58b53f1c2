import type { Clock } from '@dswine/shared/process/clock';
import { openLink } from '../access-links/access-links.ts';
import type { MailWriter } from '../outbox/outbox-worker.ts';
import type { Database } from '../store/tables.ts';
import { openRegistration } from './account-links.ts';
import { findByEmail } from './members.queries.ts';

/**
 * The mails about accounts. They are written at the time of sending. Response times therefore do
 * not reveal whether an address has an account, and the database stores no link.
 */
type Dependencies = { database: Database; siteUrl: string; clock: Clock };

export function accountMails({
  database,
  siteUrl,
  clock,
}: Dependencies): Record<string, MailWriter> {
  const at = (locale: 'tw' | 'en', path: string) =>
    `${siteUrl}${locale === 'en' ? '/en' : ''}${path}`;
  return {
    async registration({ recipient, locale, data }) {
      if (await findByEmail(database, recipient))
        return alreadyMember[locale](at(locale, '/Login'), at(locale, '/ResetPassword'));
      const token = await openRegistration(database, String(data['id']), new Date(clock.now()));
      return token === undefined
        ? undefined
        : confirm[locale](at(locale, `/Register?token=${token}`));
    },
    async reset({ recipient, locale }) {
      const member = await findByEmail(database, recipient);
      if (!member) return undefined;
      const link = { purpose: 'reset', subject: member.id } as const;
      const token = await openLink(database, link, new Date(clock.now()));
      return reset[locale](at(locale, `/ResetPassword?token=${token}`));
    },
    'password-changed': ({ locale }) =>
      Promise.resolve(changed[locale](at(locale, '/ResetPassword'))),
    'account-deleted': ({ locale }) => Promise.resolve(deleted[locale]()),
  };
}

type Written = { subject: string; text: string };
type Texts<Values extends string[]> = Record<'tw' | 'en', (...values: Values) => Written>;

const confirm: Texts<[link: string]> = {
  tw: (link) => ({
    subject: '請確認您的會員帳號',
    text: `您好：

感謝您註冊會員。請在 48 小時內開啟下列連結，輸入註冊時設定的密碼，帳號就會生效：

${link}

若不是您本人註冊，請忽略這封信，不會建立任何帳號。
`,
  }),
  en: (link) => ({
    subject: 'Please confirm your account',
    text: `Hello,

Thank you for registering. Open this link within 48 hours and enter the password you chose; your account is then ready:

${link}

If it was not you who registered, ignore this email: no account will be created.
`,
  }),
};

const alreadyMember: Texts<[login: string, reset: string]> = {
  tw: (login, forgotten) => ({
    subject: '您已經是會員',
    text: `您好：

有人以這個電子郵件註冊會員，但這個信箱已有帳號，因此沒有任何變更。您可以直接登入：

${login}

忘記密碼時，請到這裡重新設定：

${forgotten}

若不是您本人操作，請忽略這封信。
`,
  }),
  en: (login, forgotten) => ({
    subject: 'You already have an account',
    text: `Hello,

Someone registered with this email address. It already has an account, so nothing was changed. You can log in here:

${login}

If you have forgotten your password, choose a new one here:

${forgotten}

If it was not you, ignore this email.
`,
  }),
};

const reset: Texts<[link: string]> = {
  tw: (link) => ({
    subject: '重新設定密碼',
    text: `您好：

請在 30 分鐘內開啟下列連結，設定新的密碼。連結只能使用一次：

${link}

若不是您本人提出，請忽略這封信，您的密碼不會變更。
`,
  }),
  en: (link) => ({
    subject: 'Choose a new password',
    text: `Hello,

Open this link within 30 minutes to choose a new password. It works once:

${link}

If you did not ask for it, ignore this email: your password stays as it is.
`,
  }),
};

const changed: Texts<[reset: string]> = {
  tw: (forgotten) => ({
    subject: '您的密碼已變更',
    text: `您好：

您的會員密碼剛剛變更，所有裝置都已登出。

若不是您本人變更，請立即重新設定密碼：

${forgotten}
`,
  }),
  en: (forgotten) => ({
    subject: 'Your password was changed',
    text: `Hello,

The password of your account was just changed, and all devices were logged out.

If it was not you, choose a new password at once:

${forgotten}
`,
  }),
};

const deleted: Texts<[]> = {
  tw: () => ({
    subject: '您的會員帳號已刪除',
    text: `您好：

依您的要求，我們已刪除您的會員帳號，以及帳號裡的清單與備註、個人資料與同意紀錄，所有裝置都已登出。這項操作無法復原。

感謝您曾與我們同行。歡迎隨時再註冊。
`,
  }),
  en: () => ({
    subject: 'Your account is deleted',
    text: `Hello,

As you asked, we have deleted your account with its list and notes, your details and the record of your consents. All devices were logged out. This cannot be undone.

Thank you for having been with us. You are welcome to register again at any time.
`,
  }),
};
