import type { DeskMember } from '@dswine/shared/contract/exhibitor-desk';
import type { ExhibitorInquiry } from '@dswine/shared/contract/exhibitor-inquiries';
import { writeDate, writeTime } from '@dswine/shared/fair/texts/dates';
import {
  answerInquiryForm,
  handOverForm,
} from '@dswine/shared/fair/forms/exhibitor-inquiry-answers';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { writeSlot } from '@dswine/shared/fair/show/write-slot';
import { Select, TextArea } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import type { FormDefinition } from '@dswine/shared/form/form-definition';
import { keyIn } from '@dswine/shared/section/messages';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { ButtonLink } from '@dswine/shared/ui/button';
import { OnwardLink } from '@dswine/shared/ui/link';
import type { ReactNode } from 'react';
import styles from './desk.module.scss';

type Props = { inquiry: ExhibitorInquiry; team: readonly DeskMember[] };

/** One inquiry: what was asked, what the team did, and the answers that are open. */
export function InquirySheet({ inquiry, team }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { From, At, Reference, Facts, Steps } = inquiry;
  return (
    <article className={styles.wide}>
      <h2 translate="no">{From}</h2>
      <p>
        {writeDate(At, locale)} {writeTime(At)}, <span translate="no">{Reference}</span>
      </p>
      <dl className={styles.facts}>
        {Facts.map(({ Label, Value }) => (
          <div key={Label}>
            <dt>{Label}</dt>
            <dd translate="no">{Value}</dd>
          </div>
        ))}
      </dl>
      {inquiry.State === undefined ? null : <Appointment inquiry={inquiry} state={inquiry.State} />}
      {Steps.length === 0 ? null : <StepList steps={Steps} />}
      {inquiry.Answerable ? (
        <InquiryPart name="answer">
          <InquiryForm name="answer" plan={answerInquiryForm} inquiry={inquiry}>
            <TextArea name="Text" rows={6} hint={t('inquiries.answer.hint')} />
          </InquiryForm>
        </InquiryPart>
      ) : null}
      {team.length > 1 ? (
        <InquiryPart name="hand-over">
          <InquiryForm name="hand-over" plan={handOverForm} inquiry={inquiry}>
            <Select
              name="Member"
              options={team.map(({ Id, Name }) => ({ value: Id, label: Name }))}
            />
            <TextArea name="Note" rows={3} />
          </InquiryForm>
        </InquiryPart>
      ) : null}
      <OnwardLink href={paths.exhibitorDesk(locale, 'Inquiries')}>{t('inquiries.all')}</OnwardLink>
    </article>
  );
}

type AppointmentProps = {
  inquiry: ExhibitorInquiry;
  state: NonNullable<ExhibitorInquiry['State']>;
};

/** Its state, the clashes of the times that wait for an answer, and the way to answer. */
function Appointment({ inquiry: { Slot, Slots, Key }, state }: AppointmentProps) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <section className={styles.part} aria-labelledby="appointment">
      <h3 id="appointment">{t(`inquiries.states.${state}`)}</h3>
      {Slot === undefined ? null : <p>{writeSlot(Slot, locale)}</p>}
      <ul className={styles.links}>
        {Slots.map((slot) => (
          <li key={slot.Slot}>
            {writeSlot(slot.Slot, locale)}{' '}
            {slot.Taken ? <strong>{t('inquiries.taken')}</strong> : null}{' '}
            {slot.Others > 0 ? t('inquiries.others', { count: slot.Others }) : null}
          </li>
        ))}
      </ul>
      {Key === undefined ? null : (
        <ButtonLink href={`${paths.appointment(locale)}?key=${Key}`}>
          {t('inquiries.open')}
        </ButtonLink>
      )}
    </section>
  );
}

function StepList({ steps }: { steps: ExhibitorInquiry['Steps'] }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <section className={styles.part} aria-labelledby="steps">
      <h3 id="steps">{t('inquiries.steps')}</h3>
      <ol className={styles.actions}>
        {steps.map(({ Kind, At, By: name, To: to = '', Text }) => (
          <li key={At}>
            <time dateTime={At}>
              {writeDate(At, locale)} {writeTime(At)}
            </time>
            <span translate="no">
              {Kind === 'answer'
                ? t('inquiries.answeredBy', { name })
                : t('inquiries.handedBy', { name, to })}
            </span>
            {Text === undefined ? null : (
              <span className={styles.text} translate="no">
                {Text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type Part = { name: 'answer' | 'hand-over'; children: ReactNode };

function InquiryPart({ name, children }: Part) {
  const t = useTranslations();
  return (
    <section className={styles.part} aria-labelledby={name}>
      <h3 id={name}>{t(`inquiries.${name}.title`)}</h3>
      {children}
    </section>
  );
}

type FormProps = {
  name: Part['name'];
  plan: FormDefinition;
  inquiry: ExhibitorInquiry;
  children: ReactNode;
};

function InquiryForm({ name, plan, inquiry, children }: FormProps) {
  const t = useTranslations();
  return (
    <Form
      name={name}
      plan={plan}
      drafts={false}
      submit={t(`inquiries.${name}.submit`)}
      label={(field) => t(keyIn('inquiries.fields', field))}
    >
      <input type="hidden" name="Inquiry" value={inquiry.Reference} />
      {children}
    </Form>
  );
}
