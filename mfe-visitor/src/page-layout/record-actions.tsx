import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '@dswine/shared/ui/button';
import { useTranslations } from '@dswine/shared/section/runtime';
import { AddToListButton } from '../search/add-to-list-button.tsx';
import styles from './record-page.module.scss';

type Props = Pick<ComponentProps<typeof AddToListButton>, 'kind' | 'of'> & {
  inquiryHref: string;
  favouriteButton: ReactNode;
};

/** Inquiry, My List and favourite. The inquiry works without scripts; saving does not. */
export function RecordActions({ inquiryHref, favouriteButton, ...entry }: Props) {
  const t = useTranslations();
  return (
    <div className={styles.actions}>
      <ButtonLink href={inquiryHref}>{t('inquiry.ask')}</ButtonLink>
      <div className={styles.keep}>
        <AddToListButton {...entry} hasLabel />
        {favouriteButton}
      </div>
    </div>
  );
}
