import type { ReactNode } from 'react';
import type { OwnAppointment } from '@dswine/shared/contract/appointments';
import {
  acceptForm,
  cancelForm,
  declineForm,
  moveForm,
  proposeForm,
} from '@dswine/shared/fair/forms/appointment-forms';
import { Choices, TextArea } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { keyIn } from '@dswine/shared/section/messages';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { SlotGrid } from '../page-layout/slot-grid.tsx';
import { writeSlot } from '@dswine/shared/fair/show/write-slot';
import styles from './appointment-page.module.scss';

type Props = { appointment: OwnAppointment };
const forms = {
  accept: acceptForm,
  propose: proposeForm,
  move: moveForm,
  decline: declineForm,
  // Declining other times keeps what is confirmed.
  keep: declineForm,
  cancel: cancelForm,
};

/** The answers open to the reader's side. Nothing changes before a button is pressed. */
export function AppointmentAnswers({ appointment }: Props) {
  const { State, Role, Slot, Acceptable } = appointment;
  const isOpen = State === 'requested' || State === 'proposed';
  const isExhibitor = Role === 'exhibitor';
  const mayAccept = isOpen && (isExhibitor || State === 'proposed');
  const mayCancel = State === 'confirmed' || (isOpen && (!isExhibitor || Slot !== undefined));
  const decline = Slot === undefined ? 'decline' : 'keep';
  return (
    <>
      {mayAccept ? <Accept appointment={appointment} /> : null}
      {isOpen && isExhibitor ? (
        <Folded name="propose" open={Acceptable.length === 0}>
          <OtherTimes name="propose" appointment={appointment} />
        </Folded>
      ) : null}
      {isOpen && isExhibitor ? (
        <Folded name={decline}>
          <WithNote name={decline} appointment={appointment} />
        </Folded>
      ) : null}
      {!isExhibitor && (isOpen || State === 'confirmed') ? (
        <Folded name="move">
          <OtherTimes name="move" appointment={appointment} />
        </Folded>
      ) : null}
      {mayCancel ? (
        <Folded name="cancel">
          <WithNote name="cancel" appointment={appointment} />
        </Folded>
      ) : null}
    </>
  );
}

function Accept({ appointment }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Acceptable } = appointment;
  return (
    <section className={styles.part} aria-labelledby="accept">
      <h2 id="accept">{t('appointment.accept.title')}</h2>
      {Acceptable.length === 0 ? (
        <p>{t('appointment.accept.none')}</p>
      ) : (
        <AnswerForm
          name="accept"
          appointment={appointment}
          missing={{ Slot: t('appointment.accept.choose') }}
        >
          <Choices
            name="Slot"
            options={Acceptable.map((slot) => ({ value: slot, label: writeSlot(slot, locale) }))}
          />
        </AnswerForm>
      )}
    </section>
  );
}

function OtherTimes({ name, appointment }: Props & { name: 'propose' | 'move' }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Open, Slot } = appointment;
  if (Open.length === 0) return <p>{t(`appointment.${name}.none`)}</p>;
  return (
    <AnswerForm
      name={name}
      appointment={appointment}
      missing={{ Slots: t('appointment.propose.blank') }}
    >
      {Slot === undefined ? null : (
        <p>{t('appointment.move.stands', { slot: writeSlot(Slot, locale) })}</p>
      )}
      <SlotGrid
        open={Open}
        hint={t(`appointment.${name}.hint`)}
        {...(name === 'move' ? { moved: appointment } : { plain: true })}
      />
      <TextArea name="Note" rows={3} />
    </AnswerForm>
  );
}

function WithNote({ name, appointment }: Props & { name: 'decline' | 'keep' | 'cancel' }) {
  const t = useTranslations();
  return (
    <AnswerForm name={name} appointment={appointment}>
      <p>{t(`appointment.${name}.hint`)}</p>
      <TextArea name="Note" rows={3} />
    </AnswerForm>
  );
}

/** The name of the form among those of the route. */
const formOf = (name: keyof typeof forms) => (name === 'keep' ? 'decline' : name);

type FormProps = Props & {
  name: keyof typeof forms;
  /** Messages of required fields. */
  missing?: Readonly<Record<string, string>>;
  children: ReactNode;
};

function AnswerForm({ name, appointment: { Id, Role }, missing = {}, children }: FormProps) {
  const t = useTranslations();
  return (
    <Form
      name={formOf(name)}
      plan={forms[name]}
      drafts={false}
      danger={name === 'decline' || name === 'cancel'}
      submit={t(`appointment.${name}.submit`)}
      label={(field) => t(keyIn('appointment.fields', field))}
      sentence={(field, problem) => (problem === 'required' ? missing[field] : undefined)}
    >
      <input type="hidden" name="Appointment" value={Id} />
      <input type="hidden" name="Role" value={Role} />
      {children}
    </Form>
  );
}

type FoldedProps = {
  name: 'propose' | 'move' | 'decline' | 'keep' | 'cancel';
  open?: boolean;
  children: ReactNode;
};

/** A less likely answer. It is open where its form was rejected without JavaScript. */
function Folded({ name, open = false, children }: FoldedProps) {
  const t = useTranslations();
  const { form } = useSite();
  return (
    <details className={styles.part} open={open || form?.name === formOf(name)}>
      <summary>{t(`appointment.${name}.title`)}</summary>
      {children}
    </details>
  );
}
