import { paths } from '@dswine/shared/fair/paths';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { ReactNode } from 'react';
import { ApplicationSent } from './application-sent.tsx';

type Props = {
  /** Breadcrumb items between the events page and this page. */
  parents: readonly { label: string; href: string }[];
  title: string;
  lead?: string;
  children: ReactNode;
};

/** Layout of the application pages. Shows the form, or the confirmation once the form is sent. */
export function ApplicationLayout({ parents, title, lead, children }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { query } = useSlot();
  const sent = query.ref?.[0] !== undefined;
  return (
    <PageLayout
      title={title}
      crumb={t('apply.crumb')}
      parents={[{ label: t('events.title'), href: paths.events(locale) }, ...parents]}
      kicker={t('apply.kicker')}
      lead={lead}
      heading={sent ? 'own' : undefined}
    >
      {sent ? <ApplicationSent /> : children}
    </PageLayout>
  );
}
