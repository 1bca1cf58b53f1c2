import { paths } from '@dswine/shared/fair/addresses/paths';
import { referenceIn } from '@dswine/shared/fair/addresses/reference';
import type { BreadcrumbItem } from '@dswine/shared/ui/breadcrumb';
import { NextEditionNote } from '@dswine/shared/ui/next-edition-note';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { ZoneNote } from '@dswine/shared/ui/zone-note';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { ReactNode } from 'react';
import { ApplicationSent } from './application-sent.tsx';
import { useOpenDates } from './seats-query-state.tsx';

type Props = {
  /** Breadcrumb items between the events page and this page. */
  parents: readonly BreadcrumbItem[];
  title: string;
  /** BCP 47 tag if the title is not in the page's language. */
  titleLang?: string | undefined;
  lead?: string;
  children: ReactNode;
};

/**
 * Layout of the application pages. Shows the form, or the confirmation once the form is sent: a URL
 * without a well-formed reference number confirms nothing. Invites only while a date is open.
 */
export function ApplicationLayout({ parents, title, titleLang, lead, children }: Props) {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const { query } = useSlot();
  const reference = referenceIn(query.ref?.[0]);
  const invites = useOpenDates()?.length !== 0;
  return (
    <PageLayout
      title={title}
      titleLang={titleLang}
      crumb={t('apply.crumb')}
      parents={[{ label: t('events.title'), href: paths.events(locale) }, ...parents]}
      kicker={invites ? t('apply.kicker') : undefined}
      lead={invites ? lead : undefined}
      heading={reference === undefined ? undefined : 'own'}
    >
      {reference === undefined ? (
        <>
          <NextEditionNote
            audience="visitor"
            over={t('apply.over', { year: edition?.ExhibitionYear })}
          />
          <ZoneNote />
          {children}
        </>
      ) : (
        <ApplicationSent reference={reference} />
      )}
    </PageLayout>
  );
}
