import { NoData } from '@dswine/shared/ui/no-data';
import { languageTag } from '@dswine/shared/fair/bilingual';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../shell-messages.ts';

/** What a page shows whose data is not there yet, with a way home. */
export function NoDataPage() {
  const t = useShellMessages();
  const { locale } = useSite();
  return (
    <div className="dw-container dw-section frame-problem">
      <NoData
        level={1}
        title={t('errors.noData')}
        text={
          <span lang={languageTag(locale === 'tw' ? 'en' : 'tw')}>{t('errors.noDataOther')}</span>
        }
        href={inLocalePath(locale, '/')}
        hrefLabel={t('errors.backHome')}
      />
    </div>
  );
}
