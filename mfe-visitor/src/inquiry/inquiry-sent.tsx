import { useEffect } from 'react';
import { readAppointments, saveAppointments } from '@dswine/shared/fair/appointments-storage';
import { paths } from '@dswine/shared/fair/paths';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Receipt } from '@dswine/shared/ui/receipt';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';
import { joinNames } from '@dswine/shared/fair/join-names';
import type { Subject } from './inquiry-sheet.tsx';
import styles from './inquiry-sent.module.scss';

/** Confirms the inquiry: next steps and the reference number. */
export function InquirySent({ subject, reference }: { subject: Subject; reference: string }) {
  const t = useTranslations();
  const { locale, exhibitionCode } = useSite();
  const isAppointment = useSlot().query['appointment'] !== undefined;
  // From now on My List asks for the appointments of this device.
  useEffect(() => {
    if (isAppointment) saveAppointments(exhibitionCode, readAppointments(exhibitionCode) ?? []);
  }, [isAppointment, exhibitionCode]);
  return (
    <div className={styles.sent}>
      <Receipt
        above={
          <p className="dw-kicker">
            {isAppointment ? t('inquiry.appointment.sentKicker') : t('inquiry.sent.kicker')}
          </p>
        }
        title={t('inquiry.sent.title')}
        sent
        number={{
          value: reference,
          label: t('inquiry.sent.reference'),
          keep: t('inquiry.sent.keep'),
          lookUp: {
            href: paths.submission(locale, reference),
            label: t('inquiry.sent.lookUp'),
          },
        }}
        onward={
          <>
            {isAppointment ? (
              <ButtonLink href={paths.myList(locale)}>
                {t('inquiry.appointment.openList')}
              </ButtonLink>
            ) : null}
            <ButtonLink href={subject.href} kind={isAppointment ? 'quiet' : 'primary'}>
              {t('inquiry.back')}
            </ButtonLink>
            <ButtonLink href={subject.pageHref} kind="quiet">
              {t('inquiry.sent.again')}
            </ButtonLink>
          </>
        }
      >
        <NextSteps subject={subject} isAppointment={isAppointment} />
      </Receipt>
    </div>
  );
}

function NextSteps({ subject, isAppointment }: { subject: Subject; isAppointment: boolean }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { invites } = useShowState();
  const name = subject.maker ?? subject.name;
  if (isAppointment)
    return (
      <>
        <p>{t('inquiry.appointment.sentText', { name })}</p>
        <p>{t('inquiry.appointment.sentList')}</p>
      </>
    );
  return (
    <>
      <p>{t('inquiry.sent.text', { name })}</p>
      {invites ? (
        <p>{t('inquiry.sent.unreachable', { booths: joinNames(subject.booths, locale) })}</p>
      ) : null}
    </>
  );
}
