import { useEffect } from 'react';
import { slotEnd } from '@dswine/shared/fair/show/appointment-slots';
import {
  readAppointments,
  readAppointmentsText,
  saveAppointments,
} from '@dswine/shared/fair/lists/appointments-storage';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { ButtonLink } from '@dswine/shared/ui/button';
import { OnwardLink } from '@dswine/shared/ui/link';
import { Receipt } from '@dswine/shared/ui/receipt';
import { VisitSummary } from '@dswine/shared/form/visit-summary';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import { BoothLinks } from '../page-layout/booth-links.tsx';
import { useAppointments } from '../page-layout/use-appointments.ts';
import type { Subject } from './inquiry-sheet.tsx';
import styles from './inquiry-sent.module.scss';

/** Confirms the inquiry: what was sent, the next steps and the reference number. */
export function InquirySent({ subject, reference }: { subject: Subject; reference: string }) {
  const t = useTranslations();
  const { locale, exhibitionCode } = useSite();
  const appointment = useSlot().query['appointment']?.[0];
  const isAppointment = appointment !== undefined;
  const name = subject.maker ?? subject.name;
  // From now on pages ask for the appointments of this device.
  useEffect(() => {
    if (isAppointment)
      saveAppointments(
        exhibitionCode,
        readAppointments(readAppointmentsText(), exhibitionCode) ?? [],
      );
  }, [isAppointment, exhibitionCode]);
  return (
    <div className={styles.sent}>
      <Receipt
        above={
          <p className="dw-kicker">
            {isAppointment ? t('inquiry.appointment.sentKicker') : t('inquiry.sent.kicker')}
          </p>
        }
        title={
          isAppointment ? t('inquiry.appointment.sentTitle', { name }) : t('inquiry.sent.title')
        }
        sent
        number={{ value: reference }}
        onward={<Onward subject={subject} isAppointment={isAppointment} />}
      >
        <Summary subject={subject} appointment={appointment} />
        <NextSteps subject={subject} isAppointment={isAppointment} />
        {isAppointment ? (
          <OnwardLink href={paths.appointment(locale, appointment)}>
            {t('inquiry.appointment.open')}
          </OnwardLink>
        ) : null}
      </Receipt>
    </div>
  );
}

function Onward({ subject, isAppointment }: { subject: Subject; isAppointment: boolean }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <>
      {isAppointment ? (
        <ButtonLink href={paths.myList(locale)}>{t('inquiry.appointment.openList')}</ButtonLink>
      ) : null}
      <ButtonLink href={subject.href} kind={isAppointment ? 'quiet' : 'primary'}>
        {t('inquiry.back')}
      </ButtonLink>
      <ButtonLink href={subject.pageHref} kind="quiet">
        {t('inquiry.sent.again')}
      </ButtonLink>
    </>
  );
}

/** The times are the device's, so the server does not show them. */
function Summary({ subject, appointment }: { subject: Subject; appointment: string | undefined }) {
  const t = useTranslations();
  const { items } = useAppointments();
  const requested = items.find(({ Id }) => Id === appointment);
  return (
    <VisitSummary
      whatLabel={subject.kind}
      what={joinNames([subject.maker ?? [], subject.name].flat(), useSite().locale)}
      times={(requested?.Slots ?? []).map((start) => ({ start, end: slotEnd(start) }))}
      where={<BoothLinks booths={subject.booths} walk={subject.walk} />}
      further={[[t('inquiry.appointment.about'), requested?.Products]]}
    />
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
