import type { FoundAppointment } from '@dswine/shared/contract/appointments';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { NoData } from '@dswine/shared/ui/no-data';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { unindexedHead } from '@dswine/shared/section/page-head';
import { AppointmentSheet } from './appointment-sheet.tsx';

/** One appointment, for the exhibitor or the visitor who opened it by a mailed link. */
export function Page() {
  const t = useTranslations();
  return (
    <QueryPage<FoundAppointment> request="own" title={t('appointment.title')} heading="own">
      {(found) => <Content found={found} />}
    </QueryPage>
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

export const head = unindexedHead('appointment');
