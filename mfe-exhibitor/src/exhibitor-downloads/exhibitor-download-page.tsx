import type { Downloads } from '@dswine/shared/contract/downloads';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { ButtonLink } from '@dswine/shared/ui/button';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { pageHead } from '@dswine/shared/section/page-head';
import { ExhibitorPage } from '../page-layout/exhibitor-page.tsx';
import { DownloadTable } from './download-table.tsx';
import styles from './exhibitor-download-page.module.scss';
import { writeSize } from '@dswine/shared/fair/texts/write-size';

/** Manuals, price lists, forms and logos, as single files or as one archive. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <ExhibitorPage<Downloads>
      request="downloads"
      title={t('downloads.title')}
      heading="own"
      isEmpty={({ Items }) => Items.length === 0}
    >
      {({ Groups, Items, Archive }) => (
        <>
          <SectionHeading
            level={1}
            kicker={t('forExhibitors')}
            title={t('downloads.title')}
            lead={t('downloads.lead')}
          />
          {Archive === undefined ? null : (
            <div className={styles.all}>
              <ButtonLink href={Archive.Href} download>
                {t('downloads.all', { count: Items.length })}
              </ButtonLink>
              <p>{t('downloads.allNote', { size: writeSize(Archive.Size, locale) })}</p>
            </div>
          )}
          {Groups.map(({ Code, Name }) => (
            <DownloadTable
              key={Code}
              name={Name}
              items={Items.filter(({ Group }) => Group.Code === Code)}
            />
          ))}
        </>
      )}
    </ExhibitorPage>
  );
}

export const head = pageHead('downloads', paths.exhibitorDownloads);
