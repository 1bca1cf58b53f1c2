import { localeCodes, localeEntry } from '@dswine/shared/contract/locales';
import { keyIn } from '@dswine/shared/section/messages';
import { writeDateRange } from '@dswine/shared/fair/texts/dates';
import { notifyAudiences, notifyForm } from '@dswine/shared/fair/forms/notify-form';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { referenceIn } from '@dswine/shared/fair/addresses/reference';
import { Choices, Select, TextInput, Tick } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { SubmissionParts } from '@dswine/shared/form/submission-parts';
import { ButtonLink } from '@dswine/shared/ui/button';
import { NoRecords } from '@dswine/shared/ui/no-data';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { Receipt } from '@dswine/shared/ui/receipt';
import { pageHead } from '@dswine/shared/section/page-head';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import styles from './notify-page.module.scss';

/** Asks for mails about the next edition. With a reference, it says that a mail is on its way. */
export function Page() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const reference = referenceIn(useSlot().query['ref']?.[0]);
  const next = edition?.Next;
  if (reference !== undefined) return <Sent reference={reference} />;
  return (
    <PageLayout
      title={next ? t('notify.titleOf', { year: next.ExhibitionYear }) : t('notify.title')}
      lead={t('notify.lead')}
    >
      {next ? (
        <div className="dw-desk">
          <div>
            <NotifyForm />
          </div>
          <aside aria-labelledby="notify-next">
            <div className="dw-label">
              <h2 id="notify-next" className={styles.name}>
                {t('notify.next')}
              </h2>
              <p className={styles.dates}>{writeDateRange(next.StartDate, next.EndDate, locale)}</p>
              <p>{t('notify.place')}</p>
              <ul className={styles.points}>
                <li>{t('notify.visitorText')}</li>
                <li>{t('notify.exhibitorText')}</li>
                <li>{t('notify.endText')}</li>
              </ul>
            </div>
          </aside>
        </div>
      ) : (
        <NoRecords group="notify.none" href={paths.news(locale)} label={t('news.title')} />
      )}
    </PageLayout>
  );
}

function NotifyForm() {
  const t = useTranslations();
  const { locale } = useSite();
  const { query } = useSlot();
  const as = query['as']?.[0];
  // The link that led here says for whom.
  const chosen = notifyAudiences.find((audience) => audience === as);
  const options = notifyAudiences.map((value) => ({ value, label: t(`notify.${value}`) }));
  return (
    <Form
      name="notify"
      plan={notifyForm}
      submit={t('notify.submit')}
      label={(field) => t(keyIn('notify.fields', field))}
    >
      <TextInput name="Email" type="email" autoComplete="email" hint={t('notify.emailHint')} />
      <Choices name="Audience" options={options} value={chosen} />
      <Select
        name="Language"
        value={locale}
        options={localeCodes.map((value) => ({
          value,
          label: localeEntry(value).name,
          lang: localeEntry(value).tag,
        }))}
      />
      <Tick name="Agree" />
      <SubmissionParts
        purpose={{
          purpose: t('notify.notice.purpose'),
          data: t('notify.notice.data'),
          period: t('notify.notice.period'),
          consequence: t('notify.notice.consequence'),
        }}
      />
    </Form>
  );
}

function Sent({ reference }: { reference: string }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <PageLayout title={t('notify.title')} heading="own">
      <Receipt
        title={t('notify.sent')}
        sent
        number={{ value: reference, keep: t('notify.keep') }}
        onward={
          <ButtonLink href={paths.home(locale)} kind="quiet">
            {t('contact.completed.home')}
          </ButtonLink>
        }
      >
        <p>{t('notify.sentText')}</p>
      </Receipt>
    </PageLayout>
  );
}

export const head = pageHead('notify', paths.notify);
