import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeNumber } from '@dswine/shared/fair/texts/write-number';
import type { MailWriter } from '../../mail/outbox/outbox-worker.ts';
import { writeMail } from '../../mail/texts/mail-texts.ts';
import { factsFor, type MailDependencies } from '../exhibitor-desk/exhibitor-desk-mails.ts';
import { viewOrder } from './order-view.ts';
import { findOrder } from './orders.repository.ts';

const late = { tw: '逾期', en: 'late' };

/** The receipt of an order, for the member who sent it. */
export function orderMails(dependencies: MailDependencies): Record<string, MailWriter> {
  const { database } = dependencies;
  return {
    async 'exhibitor-order'({ locale, data }) {
      const row = await findOrder(database, String(data['id']));
      const facts = row && (await factsFor(dependencies, row.member_id, locale));
      if (!row || !facts) return undefined;
      const { Version: version, Lines, Net, Tax, Total, Lists } = viewOrder(row, locale);
      const fee = (amount: number) => `NT$${writeNumber(amount, locale)}`;
      const lines = Lines.flatMap(({ Name, Unit, Quantity, Price, Late, LatePrice }) => [
        ...(Quantity > 0 ? [`- ${Name}: ${Quantity} ${Unit} × ${fee(Price)}`] : []),
        ...(Late > 0
          ? [`- ${Name}: ${Late} ${Unit} × ${fee(LatePrice)} (${inLocale(late, locale)})`]
          : []),
      ]);
      return writeMail(locale, 'order-receipt', {
        ...facts,
        version,
        lines: lines.join('\n') || '–',
        net: fee(Net),
        tax: fee(Tax),
        total: fee(Total),
        people: Object.values(Lists).filter(Boolean).join('\n'),
      });
    },
  };
}
