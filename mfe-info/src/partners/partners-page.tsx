import type { Partner, PartnerList, PartnerRole } from '@dswine/shared/contract/partners';
import { paths } from '@dswine/shared/fair/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { NextPages } from '@dswine/shared/ui/next-pages';
import { NoData } from '@dswine/shared/ui/no-data';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { PartnerGroup } from './partner-group.tsx';
import styles from './partners-page.module.scss';

const roles: readonly PartnerRole[] = ['organiser', 'co-organiser', 'media', 'sponsor'];

export function head({ t }: HeadContext): Head {
  return {
    title: t('partners.title'),
    description: t('partners.description'),
    breadcrumb: [{ name: t('partners.title'), path: paths.partners('tw') }],
  };
}

/** The partners of the fair, grouped by role. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const answer = usePageData<PartnerList>('partners');
  return (
    <div className={`dw-container ${styles.page}`}>
      <Breadcrumb
        label={t('breadcrumb.label')}
        items={[
          { label: t('breadcrumb.home'), href: paths.home(locale) },
          { label: t('partners.title') },
        ]}
      />
      <SectionHeading level={1} title={t('partners.title')} lead={t('partners.lead')} />
      <QueryState
        answer={answer}
        href={paths.partners(locale)}
        failed={t('faces.page')}
        busy={t('faces.busy')}
        retry={t('faces.retry')}
        skeleton={<CardsSkeleton label={t('faces.loading')} count={6} />}
      >
        {({ Items }) => <Groups partners={Items} />}
      </QueryState>
      <NextPages
        label={t('further.label')}
        items={[
          { href: paths.report(locale), title: t('report.title'), text: t('further.report') },
          { href: paths.albums(locale), title: t('photos.title'), text: t('further.photos') },
          {
            href: paths.forExhibitors(locale),
            title: t('further.exhibitTitle'),
            text: t('further.exhibit'),
          },
        ]}
      />
    </div>
  );
}

function Groups({ partners }: { partners: readonly Partner[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  if (partners.length === 0)
    return (
      <NoData
        title={t('partners.empty.title')}
        text={t('partners.empty.text')}
        href={paths.home(locale)}
        hrefLabel={t('partners.empty.action')}
      />
    );
  return roles.map((role) => {
    const group = partners.filter(({ Role }) => Role === role);
    return group.length === 0 ? null : <PartnerGroup key={role} role={role} partners={group} />;
  });
}
