import { paths } from '@dswine/shared/fair/addresses/paths';
import { keyIn } from '@dswine/shared/section/messages';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { ListRow, Rows } from '@dswine/shared/ui/list-row';
import styles from './desk.module.scss';
import { deskHead, DeskPage, deskParts, partNames } from './desk-page.tsx';
import { DeskPart, DoneAt } from './desk-part.tsx';

/** The parts of an exhibitor's desk, and who did what last. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <DeskPage part="desk" results={['sent']} lead={t('desk.lead')}>
      {({ Team, Actions }) => (
        <>
          <Rows label={t('desk.parts')}>
            {partNames.map((name) => (
              <ListRow
                key={name}
                level={2}
                href={paths.exhibitorDesk(locale, deskParts[name])}
                title={t(`${name}.title`)}
                text={t(`${name}.summary`, { count: Team.length })}
              />
            ))}
          </Rows>
          {Actions.length === 0 ? null : (
            <DeskPart id="actions" title={t('desk.actions.title')}>
              <ol className={styles.actions}>
                {Actions.map(({ At, By, Action }, index) => (
                  <li key={index}>
                    <DoneAt at={At} />
                    <span>
                      <span translate="no">{By ?? t('desk.actions.organiser')}</span>{' '}
                      {t(keyIn('desk.actions.of', Action))}
                    </span>
                  </li>
                ))}
              </ol>
            </DeskPart>
          )}
        </>
      )}
    </DeskPage>
  );
}

export const head = deskHead('desk');
