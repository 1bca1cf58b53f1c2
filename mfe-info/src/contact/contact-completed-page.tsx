import { paths } from '@dswine/shared/fair/paths';
import { referenceIn } from '@dswine/shared/fair/reference';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Receipt } from '@dswine/shared/ui/receipt';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { Postmark } from './postmark.tsx';
import styles from './contact-completed-page.module.scss';

/**
 * Confirmation of the contact form, with the reference number. Without a number, it explains the
 * page.
 */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const reference = referenceIn(useSlot().query['ref']?.[0]);
  return (
    <div className={`dw-container ${styles.page}`}>
      <Breadcrumb
        label={t('breadcrumb.label')}
        items={[
          { label: t('breadcrumb.home'), href: paths.home(locale) },
          { label: t('contact.title'), href: paths.contact(locale) },
          { label: t('contact.completed.crumb') },
        ]}
      />
      <Receipt
        above={<Postmark />}
        title={
          reference === undefined ? t('contact.completed.nothing') : t('contact.completed.sent')
        }
        sent={reference !== undefined}
        number={
          reference === undefined
            ? undefined
            : {
                value: reference,
                label: t('contact.completed.reference'),
                keep: t('contact.completed.keep'),
                lookUp: {
                  href: paths.submission(locale, reference),
                  label: t('contact.completed.lookUp'),
                },
              }
        }
        onward={
          <>
            {reference === undefined ? (
              <ButtonLink href={paths.contact(locale)}>{t('contact.completed.write')}</ButtonLink>
            ) : null}
            <ButtonLink href={paths.home(locale)} kind="quiet">
              {t('contact.completed.home')}
            </ButtonLink>
          </>
        }
      >
        <p>
          {reference === undefined
            ? t('contact.completed.nothingText')
            : t('contact.completed.text')}
        </p>
      </Receipt>
    </div>
  );
}

export function head({ t }: HeadContext): Head {
  return {
    title: t('contact.completed.crumb'),
    description: t('contact.completed.description'),
    noindex: true,
  };
}
