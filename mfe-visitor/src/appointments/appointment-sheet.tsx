import { useEffect, type ReactNode } from 'react';
import type { OwnAppointment } from '@dswine/shared/contract/appointments';
import { slotEnd } from '@dswine/shared/fair/show/appointment-slots';
import { updateAppointment } from '@dswine/shared/fair/lists/appointments-storage';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { OnwardLink } from '@dswine/shared/ui/link';
import { Notice } from '@dswine/shared/ui/notice';
import { CalendarButtons } from '@dswine/shared/form/visit-summary';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { BoothLinks } from '../page-layout/booth-links.tsx';
import { shownState } from '../page-layout/shown-state.ts';
import { writeSlot } from '@dswine/shared/fair/show/write-slot';
import { AppointmentAnswers } from './appointment-answers.tsx';
import styles from './appointment-page.module.scss';

type Props = { appointment: OwnAppointment };
const resultStates = {
  accept: 'confirmed',
  propose: 'proposed',
  move: 'requested',
  decline: 'declined',
  keep: 'confirmed',
  cancel: 'cancelled',
} as const;
const actions = ['accept', 'propose', 'move', 'decline', 'keep', 'cancel'] as const;

/** What is agreed, what was asked, and the answers that are open to the reader's side. */
export function AppointmentSheet({ appointment }: Props) {
  const t = useTranslations();
  const { locale, exhibitionCode } = useSite();
  useEffect(() => updateAppointment(exhibitionCode, appointment), [exhibitionCode, appointment]);
  const { Role, State, Slot, Exhibitor, Booths, Id } = appointment;
  const requested = useSlot().query['done']?.[0];
  // Declined were other times for what is confirmed.
  const done = requested === 'decline' && State === 'confirmed' ? 'keep' : requested;
  const shown = shownState(appointment);
  const isDone = (action: (typeof actions)[number]) =>
    done === action && State === resultStates[action];
  const action = actions.find(isDone);
  return (
    <>
      <SectionHeading
        level={1}
        kicker={t(`appointment.kicker.${Role}`)}
        title={t(`appointment.heading.${Role}`, { name: Exhibitor.Name })}
      />
      {action ? (
        <div className={styles.done}>
          <Notice tone="success">{t(`appointment.done.${action}`)}</Notice>
        </div>
      ) : null}
      <div className={styles.sheet}>
        <section className={`dw-label ${styles.facts}`} aria-labelledby="state">
          <h2 id="state">
            {Role === 'exhibitor'
              ? t(`appointment.statesForExhibitor.${shown}`)
              : t(`appointment.states.${shown}`)}
          </h2>
          <Facts appointment={appointment} />
          <p className={styles.zone}>{t('appointment.zone')}</p>
          {Slot !== undefined && State === 'confirmed' ? (
            <CalendarButtons
              uid={`appointment-${Id}`}
              start={Slot}
              end={slotEnd(Slot)}
              title={t('appointment.heading.visitor', { name: Exhibitor.Name })}
              place={Booths.map((booth) => t('appointment.mine.booth', { booth })).join(', ')}
            />
          ) : null}
          <OnwardLink href={paths.exhibitor(locale, Exhibitor.Id)}>
            {t('appointment.toExhibitor')}
          </OnwardLink>
          {Role === 'exhibitor' ? (
            <OnwardLink href={paths.exhibitorDesk(locale, 'Inquiries')}>
              {t('appointment.toDesk')}
            </OnwardLink>
          ) : null}
        </section>
        <div className={styles.answers}>
          <AppointmentAnswers appointment={appointment} />
        </div>
      </div>
    </>
  );
}

function Facts({ appointment }: Props) {
  const t = useTranslations();
  const { State, Booths, Slot, Slots, Proposals, Note, Reference, Facts: filledIn } = appointment;
  const isOpen = Slot === undefined || State === 'requested' || State === 'proposed';
  return (
    <dl className="dw-fields">
      {Slot === undefined ? null : (
        <Fact term={t('appointment.when')}>
          <Times slots={[Slot]} />
        </Fact>
      )}
      <Fact term={t('appointment.where')}>
        <BoothLinks booths={Booths} className={styles.booths} />
      </Fact>
      {isOpen ? (
        <Fact term={t('appointment.asked')}>
          <Times slots={Slots} />
        </Fact>
      ) : null}
      {isOpen && Proposals.length > 0 ? (
        <Fact term={t('appointment.proposedTimes')}>
          <Times slots={Proposals} />
        </Fact>
      ) : null}
      {Note === undefined ? null : (
        <Fact term={t('appointment.note')}>
          <span className={styles.note}>{Note}</span>
        </Fact>
      )}
      {filledIn.map(({ Label, Value }) => (
        <Fact key={Label} term={Label}>
          <span className={styles.note} translate="no">
            {Value}
          </span>
        </Fact>
      ))}
      <Fact term={t('appointment.reference')}>
        <span translate="no">{Reference}</span>
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Times({ slots }: { slots: readonly string[] }) {
  const { locale } = useSite();
  return (
    <ul className={styles.times}>
      {slots.map((slot) => (
        <li key={slot}>
          <time dateTime={slot}>{writeSlot(slot, locale)}</time>
        </li>
      ))}
    </ul>
  );
}
