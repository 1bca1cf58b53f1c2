import type { ForExhibitors } from '@dswine/shared/contract/editions';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { pageHead, recordHead } from '@dswine/shared/section/page-head';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { ExhibitorPage } from '../page-layout/exhibitor-page.tsx';
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
  return (
    <>
      <ExhibitorPage<ForExhibitors>
        request="info"
        title={t('info.title')}
        kicker={t('info.kicker')}
        heading="bands"
        missing={undefined}
        empty={{
          when: isBlank,
          group: 'info.empty',
          href: paths.home(locale),
          label: t('empty.action'),
        }}
      >
        {(info) => <InformationContent info={info} />}
      </ExhibitorPage>
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

export function head(context: HeadContext): Head {
  const { t, data, edition, locale } = context;
  const info = data.info as ForExhibitors | undefined;
  const show = edition ? inLocale(edition.ShowName, locale) : t('theFair');
  return {
    ...pageHead('info', paths.forExhibitors)(context),
    description: t('info.description', { show }),
    ...recordHead(info),
  };
}
