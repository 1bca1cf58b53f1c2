import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { Translated } from '../contract/locales.ts';
import { useSite, useSlot } from '@dswine/shared/section/runtime';
import type { PageModule } from '@dswine/shared/section/section';
import { inLocale } from '../fair/texts/bilingual.ts';
import { inLocalePath } from '../fair/addresses/locale-path.ts';
import { paths } from '../fair/addresses/paths.ts';
import { referenceIn } from '../fair/addresses/reference.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageLayout } from '../ui/page-layout.tsx';
import { Receipt } from '../ui/receipt.tsx';
import { Select, TextArea, TextInput, Tick } from './fields.tsx';
import { Form } from './form.tsx';
import { noticeMessages } from './notice-messages.ts';
import { SubmissionParts } from './submission-parts.tsx';
import { planOf, type PlacedForm } from './team-form.ts';

/** The page of a form that `section.json` states: the form, and its receipt once it was sent. */
export function teamFormPage(placed: PlacedForm): PageModule {
  const { title, lead } = placed.form;
  return {
    Page() {
      const sent = referenceIn(useSlot().query['ref']?.[0]);
      return sent === undefined ? (
        <FormOfTeam {...placed} />
      ) : (
        <ReceiptOfTeam {...placed} reference={sent} />
      );
    },
    head: ({ locale, query }) => ({
      title: inLocale(title, locale),
      description: inLocale(lead, locale),
      breadcrumb: [{ name: inLocale(title, locale), path: `/${placed.path}` }],
      noindex: query['ref'] !== undefined,
    }),
  };
}

function FormOfTeam(placed: PlacedForm) {
  const { locale } = useSite();
  const { title, lead, fields, notice, keepDays } = placed.form;
  return (
    <PageLayout title={inLocale(title, locale)} lead={inLocale(lead, locale)}>
      <div className="dw-desk">
        <div>
          <Form
            name={placed.name}
            plan={planOf(placed)}
            submit={inLocale(messages, locale).submit}
            label={(name) => inLocale(fields[name]?.label ?? { tw: name, en: name }, locale)}
          >
            {Object.entries(fields).map(([name, field]) => (
              <FieldOfTeam key={name} name={name} field={field} />
            ))}
            <SubmissionParts
              purpose={{
                purpose: inLocale(notice.purpose, locale),
                data: inLocale(notice.data, locale),
                consequence: inLocale(notice.consequence, locale),
                period: inLocale(noticeMessages, locale).days(keepDays),
              }}
            />
          </Form>
        </div>
      </div>
    </PageLayout>
  );
}

/** What browsers fill in (WCAG 1.3.5). */
const autoComplete: Readonly<Record<string, HTMLInputAutoCompleteAttribute>> = {
  Name: 'name',
  Company: 'organization',
  Position: 'organization-title',
  Email: 'email',
  Tel: 'tel',
  Mobile: 'mobile tel',
  Address: 'address-line1',
};

type FieldProps = { name: string; field: PlacedForm['form']['fields'][string] };

function FieldOfTeam({ name, field: { hint, choices, max, lines, email, tel } }: FieldProps) {
  const { locale } = useSite();
  if (choices?.length === 1 && choices[0]?.value === 'yes') return <Tick name={name} />;
  const props = {
    name,
    hint: hint && inLocale(hint, locale),
    ...(autoComplete[name] && { autoComplete: autoComplete[name] }),
  };
  if (choices) {
    const options = choices.map(({ value, label }) => ({ value, label: inLocale(label, locale) }));
    return <Select {...props} options={options} />;
  }
  if (lines) return <TextArea {...props} rows={max > 300 ? 8 : 4} />;
  return <TextInput {...props} type={email ? 'email' : tel ? 'tel' : 'text'} />;
}

function ReceiptOfTeam({ form, path, reference }: PlacedForm & { reference: string }) {
  const { locale } = useSite();
  const texts = inLocale(messages, locale);
  const title = inLocale(form.title, locale);
  const href = inLocalePath(locale, `/${path}`);
  return (
    <PageLayout title={texts.crumb} parents={[{ label: title, href }]} heading="own">
      <Receipt
        title={texts.sent(title)}
        sent
        number={{ value: reference }}
        onward={
          <ButtonLink href={paths.home(locale)} kind="quiet">
            {texts.home}
          </ButtonLink>
        }
      >
        {inLocale(form.sent, locale)
          .split(/\n+/)
          .map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
      </Receipt>
    </PageLayout>
  );
}

type Messages = Record<'submit' | 'crumb' | 'home', string> & {
  sent: (title: string) => string;
};

const messages: Translated<Messages> = {
  tw: {
    submit: '送出',
    crumb: '已送出',
    sent: (title) => `「${title}」已送出`,
    home: '回首頁',
  },
  en: {
    submit: 'Send',
    crumb: 'Sent',
    sent: (title) => `Sent: ${title}`,
    home: 'Back to the home page',
  },
};
