import type { ComponentProps } from 'react';
import { ButtonLink } from '@dswine/shared/ui/button';
import { useTranslations } from '@dswine/shared/section/runtime';
import { AddToListButton } from '../search/add-to-list-button.tsx';
import { useShowState } from '@dswine/shared/section/show-state';
import styles from './record-page.module.scss';

type Props = Pick<ComponentProps<typeof AddToListButton>, 'kind' | 'of'> & {
  inquiryHref: string;
};

/** Inquiry and My List. The inquiry works without scripts; saving does not. */
export function RecordActions({ inquiryHref, ...entry }: Props) {
  const t = useTranslations();
  const { invites } = useShowState();
  return (
    <div className={styles.actions}>
      <ButtonLink href={inquiryHref}>{t('inquiry.ask')}</ButtonLink>
      {invites ? (
        <ButtonLink kind="quiet" href={`${inquiryHref}#appointment`}>
          {t('inquiry.appointment.ask')}
        </ButtonLink>
      ) : null}
      <div className={styles.keep}>
        <AddToListButton {...entry} hasLabel />
      </div>
    </div>
  );
}
