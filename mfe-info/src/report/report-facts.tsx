import type { Report } from '@dswine/shared/contract/report';
import { writeDateRange } from '@dswine/shared/fair/texts/dates';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import { ButtonLink } from '@dswine/shared/ui/button';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { writeSize } from '@dswine/shared/fair/texts/write-size';
import { FactList } from '../page-layout/fact-list.tsx';
import styles from './report-facts.module.scss';

/** The facts, named as in the label catalogue, and the download of the full report. */
export function ReportFacts({ report }: { report: Report }) {
  const t = useTranslations();
  const { locale } = useSite();
  const facts = [
    ['date', writeDateRange(report.StartDate, report.EndDate, locale)],
    ['time', report.Time],
    ['venue', report.Venue],
    ['organizer', report.Organizer],
    ['partner', joinNames(report.Partner, locale)],
    ['management', report.Management],
    ['sponsors', joinNames(report.Sponsors, locale)],
  ] as const;
  return (
    <div className={`dw-label ${styles.sheet}`}>
      <FactList facts={facts.map(([name, value]) => [t(`report.${name}`), value])} />
      {report.File === undefined ? null : (
        <ButtonLink href={report.File.Src} download>
          {t('report.download', { size: writeSize(report.File.Bytes, locale) })}
        </ButtonLink>
      )}
    </div>
  );
}
