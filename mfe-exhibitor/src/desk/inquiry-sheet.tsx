import type { DeskMember } from '@dswine/shared/contract/exhibitor-desk';
import type { ExhibitorInquiry } from '@dswine/shared/contract/exhibitor-inquiries';
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
import { DeskPart, DoneAt } from './desk-part.tsx';
import styles from './desk.module.scss';

type Props = { inquiry: ExhibitorInquiry; team: readonly DeskMember[] };

/** One inquiry: what was asked, what the team did, and the answers that are open. */
export function InquirySheet({ inquiry, team }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { From, At, Reference, Facts, Steps } = inquiry;
  return (
    <article className={styles.inquiry}>
      <h2 translate="no">{From}</h2>
      <p>
        <DoneAt at={At} />, <span translate="no">{Reference}</span>
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
        <InquiryForm name="answer" plan={answerInquiryForm} inquiry={inquiry}>
          <TextArea name="Text" rows={6} hint={t('inquiries.answer.hint')} />
        </InquiryForm>
      ) : null}
      {team.length > 1 ? (
        <InquiryForm name="hand-over" plan={handOverForm} inquiry={inquiry}>
          <Select
            name="Member"
            options={team.map(({ Id, Name }) => ({ value: Id, label: Name }))}
          />
          <TextArea name="Note" rows={3} />
        </InquiryForm>
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
    <DeskPart id="appointment" level={3} title={t(`inquiries.states.${state}`)}>
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
        <p>
          <ButtonLink href={`${paths.appointment(locale)}?key=${Key}`}>
            {t('inquiries.open')}
          </ButtonLink>
        </p>
      )}
    </DeskPart>
  );
}

function StepList({ steps }: { steps: ExhibitorInquiry['Steps'] }) {
  const t = useTranslations();
  return (
    <DeskPart id="steps" level={3} title={t('inquiries.steps')}>
      <ol className={styles.actions}>
        {steps.map(({ Kind, At, By: name, To: to = '', Text }) => (
          <li key={At}>
            <DoneAt at={At} />
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
    </DeskPart>
  );
}

type PartProps = {
  name: 'answer' | 'hand-over';
  plan: FormDefinition;
  inquiry: ExhibitorInquiry;
  children: ReactNode;
};

function InquiryForm({ name, plan, inquiry, children }: PartProps) {
  const t = useTranslations();
  return (
    <DeskPart id={name} level={3} title={t(`inquiries.${name}.title`)}>
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
    </DeskPart>
  );
}
