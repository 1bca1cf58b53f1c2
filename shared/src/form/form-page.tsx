import type { ComponentProps, ReactNode } from 'react';
import { keyIn, type MessageGroup, type TranslationKey } from '@dswine/shared/section/messages';
import { useTranslations } from '@dswine/shared/section/runtime';
import { PageLayout } from '../ui/page-layout.tsx';
import { TextInput } from './fields.tsx';
import { Form } from './form.tsx';
import { SubmissionParts } from './submission-parts.tsx';

type Props = {
  /**
   * Name of the form, and of the group of its messages: `title`, `lead`, `submit`, `fields`,
   * `notice`.
   */
  name: MessageGroup;
  plan: ComponentProps<typeof Form>['plan'];
  kicker?: string;
  parents?: ComponentProps<typeof PageLayout>['parents'];
  /** Instead of the message `lead`. */
  lead?: string | undefined;
  /** Beside the form: whom one writes to, or what happens next. */
  aside: ReactNode;
  /** The form's own messages for required fields, by field. */
  missing?: Readonly<Record<string, TranslationKey>>;
  /** The fields. */
  children: ReactNode;
};

/** A page with a form that is stored as a submission. */
export function FormPage(props: Props) {
  const { name, plan, kicker, parents, lead, aside, missing = {}, children } = props;
  const t = useTranslations();
  const text = (key: string) => t(keyIn(name, key));
  return (
    <PageLayout kicker={kicker} parents={parents} title={text('title')} lead={lead ?? text('lead')}>
      <div className="dw-desk">
        <div>
          <Form
            name={name}
            plan={plan}
            submit={text('submit')}
            label={(field) => text(`fields.${field}`)}
            sentence={(field, problem) =>
              problem === 'required' ? missing[field] && t(missing[field]) : undefined
            }
          >
            {children}
            <SubmissionParts
              purpose={{
                purpose: text('notice.purpose'),
                data: text('notice.data'),
                consequence: text('notice.consequence'),
              }}
            />
          </Form>
        </div>
        {aside}
      </div>
    </PageLayout>
  );
}

/** Telephone or mobile, and email, with the messages `reach` and `emailHint` of the form. */
export function ReachFields({ form }: { form: MessageGroup }) {
  const t = useTranslations();
  return (
    <>
      <fieldset className="dw-form__group">
        <legend>{t(keyIn(form, 'reach'))}</legend>
        <div className="dw-form__pair">
          <TextInput name="Tel" type="tel" autoComplete="tel" />
          <TextInput name="Mobile" type="tel" autoComplete="mobile tel" />
        </div>
      </fieldset>
      <TextInput
        name="Email"
        type="email"
        autoComplete="email"
        hint={t(keyIn(form, 'emailHint'))}
      />
    </>
  );
}
