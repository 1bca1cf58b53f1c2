import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { NextPages } from '@dswine/shared/ui/next-pages';

const pages = {
  albums: { path: paths.albums, title: 'photos.title', text: 'further.photos' },
  calendar: { path: paths.calendar, title: 'further.calendarTitle', text: 'further.calendar' },
  exhibit: { path: paths.forExhibitors, title: 'further.exhibitTitle', text: 'further.exhibit' },
  hotels: { path: paths.hotels, title: 'hotels.title', text: 'further.hotels' },
  partners: { path: paths.partners, title: 'partners.title', text: 'further.partners' },
  report: { path: paths.report, title: 'report.title', text: 'further.report' },
  venue: { path: paths.venue, title: 'venue.title', text: 'further.venue' },
  visa: { path: paths.visa, title: 'visa.title', text: 'further.visa' },
} as const;

/** Further reading at the end of the information pages. */
export function FurtherPages({ to }: { to: readonly (keyof typeof pages)[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <NextPages
      label={t('further.label')}
      items={to.map((name) => ({
        href: pages[name].path(locale),
        title: t(pages[name].title),
        text: t(pages[name].text),
      }))}
    />
  );
}
