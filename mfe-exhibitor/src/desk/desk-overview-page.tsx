import type { ExhibitorDesk } from '@dswine/shared/contract/exhibitor-desk';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { ListRow, Rows } from '@dswine/shared/ui/list-row';
import { DeskActions } from './desk-actions.tsx';
import { deskHead, DeskPage } from './desk-page.tsx';

/** The parts of an exhibitor's desk, and what was done last. */
export function Page() {
  const t = useTranslations();
  return (
    <DeskPage part="desk" results={['sent']} lead={t('desk.lead')}>
      {(desk) => <Overview desk={desk} />}
    </DeskPage>
  );
}

function Overview({ desk }: { desk: ExhibitorDesk }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <>
      <Rows label={t('desk.parts')}>
        {[
          ...(['Deadlines', 'Orders', 'Inquiries'] as const).map((part) => (
            <ListRow
              key={part}
              level={2}
              href={paths.exhibitorDesk(locale, part)}
              title={t(`${parts[part]}.title`)}
              text={t(`${parts[part]}.summary`)}
            />
          )),
          <ListRow
            key="profile"
            level={2}
            href={paths.exhibitorDesk(locale, 'Profile')}
            title={t('profile.title')}
            text={t('profile.summary')}
          />,
          <ListRow
            key="company"
            level={2}
            href={paths.exhibitorDesk(locale, 'Company')}
            title={t('company.title')}
            text={t('company.summary')}
          />,
          <ListRow
            key="team"
            level={2}
            href={paths.exhibitorDesk(locale, 'Team')}
            title={t('team.title')}
            text={t('team.members', { count: desk.Team.length })}
          />,
        ]}
      </Rows>
      <DeskActions actions={desk.Actions} />
    </>
  );
}

const parts = { Deadlines: 'deadlines', Orders: 'orders', Inquiries: 'inquiries' } as const;

export const head = deskHead('desk');
