import { joinPlace } from '@dswine/shared/fair/texts/join-names';
import type { Press } from '@dswine/shared/contract/press';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeDateRange } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Figures } from '@dswine/shared/ui/figure';
import { OnwardLink } from '@dswine/shared/ui/link';
import { PagePart } from '@dswine/shared/ui/page-part';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { writeNumber } from '@dswine/shared/fair/texts/write-number';
import { FactList } from '../page-layout/fact-list.tsx';
import styles from './press-page.module.scss';

/** The facts of the fair. Its figures are those of the pages About and Report. */
export function FactSheet({ press: { Facts, Boilerplate } }: { press: Press }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <PagePart id="press-facts" className="dw-part dw-part--near" title={t('press.facts')}>
      <Figures figures={Facts.Figures} />
      <div className={styles.columns}>
        <div className={styles.prose}>
          {Boilerplate.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <FairFacts areas={Facts.Areas} />
      </div>
      {Facts.Report === undefined ? null : (
        <>
          <div className={styles.year}>
            <h3>{t('press.lastYear', { year: Facts.Report.Year })}</h3>
            <OnwardLink href={paths.report(locale)}>{t('press.report')}</OnwardLink>
          </div>
          <Figures figures={Facts.Report.Figures} />
        </>
      )}
    </PagePart>
  );
}

function FairFacts({ areas }: { areas: Press['Facts']['Areas'] }) {
  const t = useTranslations();
  const { locale, edition } = useSite();
  if (!edition) return null;
  const rows: [string, string][] = [
    [t('press.date'), writeDateRange(edition.StartDate, edition.EndDate, locale)],
    [
      t('press.venue'),
      joinPlace(
        [inLocale(edition.Venue.Name, locale), inLocale(edition.Venue.Hall, locale)],
        locale,
      ),
    ],
    [t('press.organiser'), inLocale(edition.Organiser.Name, locale)],
    ...areas.map(({ Name, Exhibitors }): [string, string] => [
      Name,
      t('press.exhibitors', { count: Exhibitors, number: writeNumber(Exhibitors, locale) }),
    ]),
  ];
  return <FactList facts={rows} />;
}
