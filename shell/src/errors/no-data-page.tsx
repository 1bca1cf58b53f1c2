import { NoData } from '@dswine/shared/ui/no-data';
import { languageTag, otherLocale } from '@dswine/shared/fair/texts/bilingual';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';
import { BothLanguages } from './both-languages.tsx';

/** Shown while a page's data does not exist yet, with a link to the home page. */
export function NoDataPage() {
  const t = useShellMessages();
  const { locale } = useSite();
  return (
    <div className="dw-container dw-section site-problem">
      <NoData
        level={1}
        title={t('errors.noData')}
        text={<span lang={languageTag(otherLocale(locale))}>{t('errors.noDataOther')}</span>}
        href={inLocalePath(locale, '/')}
        hrefLabel={<BothLanguages label="backHome" />}
      />
    </div>
  );
}
