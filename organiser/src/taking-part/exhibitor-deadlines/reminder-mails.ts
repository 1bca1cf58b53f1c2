import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeDate } from '@dswine/shared/fair/texts/dates';
import type { MailWriter } from '../../mail/outbox/outbox-worker.ts';
import { writeMail } from '../../mail/texts/mail-texts.ts';
import { deskFacts, type MailDependencies } from '../exhibitor-desk/exhibitor-desk-mails.ts';
import { findMember } from '../exhibitor-desk/members.repository.ts';
import { loadTasks } from './met-deadlines.ts';

/** What an exhibitor has not done when the mail is sent; no mail once all is done. */
export function reminderMails(dependencies: MailDependencies): Record<string, MailWriter> {
  const { database } = dependencies;
  return {
    async 'desk-reminder'({ locale, data }) {
      const member = await findMember(database, String(data['member']));
      const facts = member && (await deskFacts(dependencies, member, locale));
      if (!facts) return undefined;
      const { tasks, metBy } = await loadTasks(database, member.edition);
      const open = tasks.filter(({ Id }) => metBy(member.exhibitor_id, Id) === undefined);
      if (open.length === 0) return undefined;
      const deadlines = open.map(
        ({ Due, Title }) => `- ${writeDate(Due, locale)} ${inLocale(Title, locale)}`,
      );
      const said = { ...facts, count: open.length, deadlines: deadlines.join('\n') };
      return writeMail(locale, 'desk-reminder', said);
    },
  };
}
