import type { ExhibitorDetail } from '@dswine/shared/contract/exhibitors';
import { langOf } from '@dswine/shared/fair/texts/bilingual';
import { exhibitorInquiryForm } from '@dswine/shared/fair/forms/inquiry-forms';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { InquiryPage } from './inquiry-page.tsx';

/** A trade inquiry to an exhibitor. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { params } = useSlot();
  return (
    <InquiryPage<ExhibitorDetail>
      request="exhibitor"
      of="exhibitors"
      pageHref={paths.askExhibitor(locale, params['id'])}
      plan={exhibitorInquiryForm}
      subjectOf={(exhibitor) => ({
        title: t('inquiry.toExhibitor', { name: exhibitor.Name }),
        kind: t('inquiry.to'),
        name: exhibitor.Name,
        ...langOf(exhibitor, 'Name', locale),
        picture: exhibitor.Picture,
        booths: exhibitor.Booths,
        walk: exhibitor.Walk,
        href: paths.exhibitor(locale, exhibitor.Id),
      })}
    />
  );
}

export function head({ t, data }: HeadContext): Head {
  const exhibitor = data['exhibitor'] as ExhibitorDetail | undefined;
  return {
    title: exhibitor ? t('inquiry.toExhibitor', { name: exhibitor.Name }) : t('inquiry.crumb'),
    description: t('inquiry.description'),
    noindex: true,
  };
}
