import type { ForExhibitors } from '@dswine/shared/contract/editions';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { paths } from '@dswine/shared/fair/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { BoothTypes } from './booth-types.tsx';
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
  const query = usePageData<ForExhibitors>('info');
  const isFull = query.data !== undefined && !isBlank(query.data);
  return (
    <>
      <PageLayout
        title={t('info.title')}
        kicker={t('info.kicker')}
        heading={isFull ? 'bands' : undefined}
      >
        <QueryState
          query={query}
          failed={t('failed')}
          empty={{
            when: isBlank,
            title: t('info.emptyTitle'),
            text: t('info.emptyText'),
            href: paths.home(locale),
            hrefLabel: t('empty.backHome'),
          }}
        >
          {(info) => <InformationContent info={info} />}
        </QueryState>
      </PageLayout>
      <NextLinks />
      <OrganiserContact />
    </>
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
