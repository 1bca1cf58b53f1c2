import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeDateRange } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { requireEdition } from '../../content/editions/stored-records.ts';
import { writeMail } from '../../mail/texts/mail-texts.ts';
import type { MailWriter } from '../../mail/outbox/outbox-worker.ts';
import { retention } from '../../policies.ts';
import type { Database } from '../../store/tables.ts';
import { findSubmission } from '../submissions/submissions.queries.ts';
import { languageOf } from './change-subscription.ts';
import { linkToken } from '../applications/link-token.ts';
import { findSubscription } from './subscriptions.repository.ts';

export function subscriptionLink(siteUrl: string, locale: Lang, submissionId: string): string {
  return `${siteUrl}${paths.notifyLink(locale)}?key=${linkToken('subscription', submissionId)}`;
}

/**
 * The mails about a subscription, in the language that the person chose. None is written once it
 * has ended.
 */
export function notifyMails(database: Database, siteUrl: string): Record<string, MailWriter> {
  function writer(name: string, confirmed: boolean): MailWriter {
    return async ({ data }) => {
      const id = String(data['id']);
      const subscription = await findSubscription(database, id);
      const submission = await findSubmission(database, id);
      if (!subscription || !submission) return undefined;
      if ((subscription.confirmed_at !== null) !== confirmed) return undefined;
      const locale = languageOf(submission.data);
      const { ShortName, Next } = await requireEdition(database, subscription.edition);
      const text = writeMail(locale, name, {
        fair: inLocale(ShortName, locale),
        dates: Next ? writeDateRange(Next.StartDate, Next.EndDate, locale) : subscription.year,
        isVisitor: subscription.audience === 'visitor',
        days: retention.unconfirmedDays,
        link: subscriptionLink(siteUrl, locale, id),
      });
      const token = linkToken('subscription', id);
      return {
        ...text,
        locale,
        unsubscribe: `${siteUrl}/api/expo/Notify/Unsubscribe/${subscription.edition}?Token=${token}&Lang=${locale}`,
      };
    };
  }
  return {
    'notify-confirm': writer('notify-confirm', false),
    'notify-confirmed': writer('notify-confirmed', true),
  };
}
