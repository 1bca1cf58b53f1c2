import type { FoundAppointment } from '@dswine/shared/contract/appointments';
import { paths } from '@dswine/shared/fair/paths';
import { NoData } from '@dswine/shared/ui/no-data';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { QueryState } from '@dswine/shared/ui/query-state';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { AppointmentSheet } from './appointment-sheet.tsx';

/** One appointment, for the exhibitor or the visitor who opened it by a mailed link. */
export function Page() {
  const t = useTranslations();
  const query = usePageData<FoundAppointment>('own');
  return (
    <PageLayout title={t('appointment.title')} heading={query.data && 'own'}>
      <QueryState query={query}>{(found) => <Content found={found} />}</QueryState>
    </PageLayout>
  );
}

/** Messages on why there is none. */
const reasons = {
  none: ['title', 'text'],
  expired: ['expired', 'expiredText'],
  withdrawn: ['withdrawn', 'withdrawnText'],
} as const;

function Content({ found: { Found, Appointment } }: { found: FoundAppointment }) {
  const t = useTranslations();
  const { locale } = useSite();
  if (Appointment) return <AppointmentSheet appointment={Appointment} />;
  const [title, text] = reasons[Found === 'shown' ? 'none' : Found];
  return (
    <NoData
      level={1}
      title={t(`appointment.none.${title}`)}
      text={t(`appointment.none.${text}`)}
      href={paths.exhibitors(locale)}
      hrefLabel={t('exhibitor.all')}
    />
  );
}

export function head({ t }: HeadContext): Head {
  return {
    title: t('appointment.title'),
    description: t('appointment.description'),
    noindex: true,
  };
}
