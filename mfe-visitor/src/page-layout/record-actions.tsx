import type { ComponentProps } from 'react';
import { showPhase } from '@dswine/shared/fair/show-phase';
import { ButtonLink } from '@dswine/shared/ui/button';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { AddToListButton } from '../search/add-to-list-button.tsx';
import styles from './record-page.module.scss';

type Props = Pick<ComponentProps<typeof AddToListButton>, 'kind' | 'of'> & {
  inquiryHref: string;
};

/** Inquiry and My List. The inquiry works without scripts; saving does not. */
export function RecordActions({ inquiryHref, ...entry }: Props) {
  const t = useTranslations();
  const { edition } = useSite();
  const now = useNow();
  const isOver = !edition || showPhase(edition, now).phase === 'after';
  return (
    <div className={styles.actions}>
      <ButtonLink href={inquiryHref}>{t('inquiry.ask')}</ButtonLink>
      {isOver ? null : (
        <ButtonLink kind="quiet" href={`${inquiryHref}#appointment`}>
          {t('inquiry.appointment.ask')}
        </ButtonLink>
      )}
      <div className={styles.keep}>
        <AddToListButton {...entry} hasLabel />
      </div>
    </div>
  );
}
