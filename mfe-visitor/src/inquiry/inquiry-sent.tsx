import { paths } from '@dswine/shared/fair/paths';
import { referenceIn } from '@dswine/shared/fair/reference';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Receipt } from '@dswine/shared/ui/receipt';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { joinNames } from '../search/join-names.ts';
import type { Subject } from './inquiry-sheet.tsx';
import styles from './inquiry-sent.module.scss';

/** Confirms the inquiry: next steps and the reference number. */
export function InquirySent({ subject, reference }: { subject: Subject; reference: string }) {
  const t = useTranslations();
  const { locale } = useSite();
  const validReference = referenceIn(reference);
  return (
    <div className={styles.sent}>
      <Receipt
        above={<p className="dw-kicker">{t('inquiry.sent.kicker')}</p>}
        title={t('inquiry.sent.title')}
        sent
        number={
          validReference === undefined
            ? undefined
            : {
                value: validReference,
                label: t('inquiry.sent.reference'),
                keep: t('inquiry.sent.keep'),
                lookUp: {
                  href: paths.submission(locale, validReference),
                  label: t('inquiry.sent.lookUp'),
                },
              }
        }
        onward={
          <>
            <ButtonLink href={subject.href}>{t('inquiry.back')}</ButtonLink>
            <ButtonLink href={subject.pageHref} kind="quiet">
              {t('inquiry.sent.again')}
            </ButtonLink>
          </>
        }
      >
        <p>{t('inquiry.sent.text', { name: subject.maker ?? subject.name })}</p>
        <p>{t('inquiry.sent.unreachable', { booths: joinNames(subject.booths, locale) })}</p>
      </Receipt>
    </div>
  );
}
