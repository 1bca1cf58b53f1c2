import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { ReactNode } from 'react';
import { ApplicationSent } from './application-sent.tsx';
import styles from './application-layout.module.scss';

type Props = {
  /** Breadcrumb items between the events page and this page. */
  breadcrumbItems: readonly { label: string; href: string }[];
  title: string;
  lead?: string;
  children: ReactNode;
};

/** Layout of the application pages. Shows the form, or the confirmation once the form is sent. */
export function ApplicationLayout({ breadcrumbItems, title, lead, children }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { query } = useSlot();
  const sent = query.ref?.[0] !== undefined;
  return (
    <div className={styles.page}>
      <div className="dw-container">
        <Breadcrumb
          label={t('breadcrumb.label')}
          items={[
            { label: t('breadcrumb.home'), href: paths.home(locale) },
            { label: t('events.title'), href: paths.events(locale) },
            ...breadcrumbItems,
            { label: t('apply.crumb') },
          ]}
        />
        {sent ? (
          <ApplicationSent />
        ) : (
          <SectionHeading level={1} kicker={t('apply.kicker')} title={title} lead={lead} />
        )}
        {sent ? null : children}
      </div>
    </div>
  );
}
