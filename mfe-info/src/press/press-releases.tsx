import type { NewsCard } from '@dswine/shared/contract/news';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { OnwardLink } from '@dswine/shared/ui/link';
import { Rows } from '@dswine/shared/ui/list-row';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { NewsRow } from '../page-layout/news-row.tsx';

/** The news category of press releases. */
const category = 'press';

/** The newest press releases. */
export function PressReleases({ releases }: { releases: readonly NewsCard[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <section aria-labelledby="press-releases">
      <SectionHeading
        id="press-releases"
        title={t('press.releases')}
        action={
          releases.length === 0 ? null : (
            <OnwardLink href={paths.news(locale, category)}>{t('press.allReleases')}</OnwardLink>
          )
        }
      />
      {releases.length === 0 ? (
        <p>{t('press.noReleases')}</p>
      ) : (
        <Rows label={t('press.releases')}>
          {releases.map((release) => (
            <NewsRow key={release.Id} newsItem={release} />
          ))}
        </Rows>
      )}
    </section>
  );
}
