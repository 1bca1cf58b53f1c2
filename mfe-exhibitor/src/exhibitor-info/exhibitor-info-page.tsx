import type { ForExhibitors } from '@dswine/shared/contract/editions';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { NoData } from '@dswine/shared/ui/no-data';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { BoothTypes } from './booth-types.tsx';
import styles from './exhibitor-info-page.module.scss';
import { Hero } from './hero.tsx';
import { isBlank } from './is-blank.ts';
import { KeyFigures } from './key-figures.tsx';
import { OrganiserContact } from './organiser-contact.tsx';
import { Questions } from './questions.tsx';
import { Reasons } from './reasons.tsx';
import { Steps } from './steps.tsx';
import { NextLinks } from './next-links.tsx';

/** Information for prospective exhibitors: reasons, booth types, fees and deadlines. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const breadcrumbItems = [
    { label: t('breadcrumb.home'), href: paths.home(locale) },
    { label: t('info.title') },
  ];
  return (
    <div className={styles.page}>
      <div className="dw-container">
        <Breadcrumb label={t('breadcrumb.label')} items={breadcrumbItems} />
      </div>
      <Information />
      <NextLinks />
      <OrganiserContact />
    </div>
  );
}

function Information() {
  const t = useTranslations();
  const { locale } = useSite();
  const { data, error, mutate, isValidating } = usePageData<ForExhibitors>('info');
  if (data && !isBlank(data)) return <InformationContent info={data} />;
  return (
    <div className={`dw-container ${styles.instead}`}>
      <SectionHeading level={1} kicker={t('info.kicker')} title={t('info.title')} />
      {error ? (
        <LoadFailed
          title={t('failed.title')}
          text={t('failed.text')}
          retryLabel={t('failed.retry')}
          href={paths.forExhibitors(locale)}
          retry={() => void mutate()}
          busy={isValidating}
        />
      ) : null}
      {!error && !data ? <ListSkeleton label={t('loading')} /> : null}
      {data ? (
        <NoData
          title={t('info.emptyTitle')}
          text={t('info.emptyText')}
          href={paths.home(locale)}
          hrefLabel={t('info.backHome')}
        />
      ) : null}
    </div>
  );
}

function InformationContent({ info }: { info: ForExhibitors }) {
  return (
    <>
      <Hero info={info} />
      <KeyFigures figures={info.Figures} />
      <Reasons reasons={info.Reasons} />
      <BoothTypes booths={info.Booths} />
      <Steps steps={info.Steps} />
      <Questions questions={info.Questions} />
    </>
  );
}

export function head({ t, data, edition, locale }: HeadContext): Head {
  const info = data.info as ForExhibitors | undefined;
  const show = edition ? inLocale(edition.ShowName, locale) : t('theFair');
  return {
    title: t('info.title'),
    description: t('info.description', { show }),
    ...(info?.Share && { image: info.Share }),
    breadcrumb: [{ name: t('info.title'), path: paths.forExhibitors('tw') }],
  };
}
