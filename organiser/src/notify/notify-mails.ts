import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { writeDateRange } from '@dswine/shared/fair/dates';
import { paths } from '@dswine/shared/fair/paths';
import { requireEdition } from '../content/stored-records.ts';
import type { MailWriter } from '../outbox/outbox-worker.ts';
import type { Database } from '../store/tables.ts';
import { confirmWithinDays } from '../submissions/kinds/notify.kind.ts';
import { findSubmission } from '../submissions/submissions.queries.ts';
import { languageOf } from './change-subscription.ts';
import { subscriptionToken } from './subscription-token.ts';
import { findSubscription } from './subscriptions.repository.ts';

type Facts = { fair: string; dates: string; audience: 'visitor' | 'exhibitor'; link: string };
type Written = { subject: string; text: string };

/** The page that confirms or ends a subscription. */
export function subscriptionLink(siteUrl: string, locale: Lang, submissionId: string): string {
  return `${siteUrl}${paths.notifyLink(locale)}?key=${subscriptionToken(submissionId)}`;
}

/**
 * The mails about a subscription, in the language that the person chose. None is written once it
 * has ended.
 */
export function notifyMails(database: Database, siteUrl: string): Record<string, MailWriter> {
  function writer(texts: Record<Lang, (facts: Facts) => Written>, confirmed: boolean): MailWriter {
    return async ({ data }) => {
      const id = String(data['id']);
      const subscription = await findSubscription(database, id);
      const submission = await findSubmission(database, id);
      if (!subscription || !submission) return undefined;
      if ((subscription.confirmed_at !== null) !== confirmed) return undefined;
      const locale = languageOf(submission.data);
      const { ShortName, Next } = await requireEdition(database, subscription.edition);
      const text = texts[locale]({
        fair: inLocale(ShortName, locale),
        dates: Next ? writeDateRange(Next.StartDate, Next.EndDate, locale) : subscription.year,
        audience: subscription.audience,
        link: subscriptionLink(siteUrl, locale, id),
      });
      const token = subscriptionToken(id);
      return {
        ...text,
        locale,
        unsubscribe: `${siteUrl}/api/expo/Notify/Unsubscribe/${subscription.edition}?Token=${token}&Lang=${locale}`,
      };
    };
  }
  return {
    'notify-confirm': writer(confirm, false),
    'notify-confirmed': writer(confirmed, true),
  };
}

const lists = {
  tw: { visitor: '參觀登錄開放', exhibitor: '攤位開放報名' },
  en: { visitor: 'visitor registration opens', exhibitor: 'booths can be booked' },
} as const;

const confirm: Record<Lang, (facts: Facts) => Written> = {
  tw: ({ fair, dates, audience, link }) => ({
    subject: `請確認：${fair}開展通知`,
    text: `您好：

有人以這個電子郵件，請我們在下一屆${fair}（${dates}）${lists.tw[audience]}時寄信通知。

若是您本人，請在 ${confirmWithinDays} 天內開啟這個網頁並按「確認」：
${link}

若不是您，不必理會這封信：沒有確認，我們不會再寄信，${confirmWithinDays} 天後刪除這個電子郵件。
`,
  }),
  en: ({ fair, dates, audience, link }) => ({
    subject: `Please confirm: notice of the next ${fair}`,
    text: `Hello,

Somebody asked us, with this address, to send an email when ${lists.en[audience]} for the next ${fair} (${dates}).

If it was you, please open this page within ${confirmWithinDays} days and press “Confirm”:
${link}

If it was not you, ignore this email: without a confirmation we send nothing more, and delete the address after ${confirmWithinDays} days.
`,
  }),
};

const confirmed: Record<Lang, (facts: Facts) => Written> = {
  tw: ({ fair, dates, audience, link }) => ({
    subject: `已加入：${fair}開展通知`,
    text: `您好：

下一屆${fair}（${dates}）${lists.tw[audience]}時，我們會寄信通知您，不作其他用途。

不想再收到通知，隨時可以在這裡取消，我們會同時刪除您的電子郵件：
${link}
`,
  }),
  en: ({ fair, dates, audience, link }) => ({
    subject: `You will hear from the ${fair}`,
    text: `Hello,

We will send you an email when ${lists.en[audience]} for the next ${fair} (${dates}), and use your address for nothing else.

To end these emails at any time, and have your address deleted, open:
${link}
`,
  }),
};
