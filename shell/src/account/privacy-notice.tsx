import { inLocale } from '@dswine/shared/fair/bilingual';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellWords } from '../shell-words.ts';

/** Changes with the words of the notice: what a member was told is stored by this name. */
const version = '2026-11';
const points = ['who', 'purpose', 'data', 'use', 'rights', 'consequence'] as const;

/** The six points that the Personal Data Protection Act (§ 8) wants told where data is collected. */
export function PrivacyNotice() {
  const t = useShellWords();
  const { edition, locale } = useSite();
  const organiser = edition ? inLocale(edition.Organiser.Name, locale) : t('account.notice.organiser');
  const email = edition?.Organiser.Email ?? '';
  return (
    <section className="account-notice" aria-labelledby="account-notice">
      <h2 id="account-notice">{t('account.notice.title')}</h2>
      <dl>
        {points.map((point) => (
          <div key={point}>
            <dt>{t(`account.notice.${point}.term`)}</dt>
            <dd>{t(`account.notice.${point}.text`, { organiser, email })}</dd>
          </div>
        ))}
      </dl>
      <input type="hidden" name="NoticeVersion" value={version} />
    </section>
  );
}
