import { writeDate, writeTime } from '@dswine/shared/fair/texts/dates';
import { writeNumber } from '@dswine/shared/fair/texts/write-number';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { ReactNode } from 'react';
import styles from './desk.module.scss';

type Props = { id: string; title: string; level?: 2 | 3; children: ReactNode };

/** A part of a page of the desk, under a heading. */
export function DeskPart({ id, title, level = 2, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </section>
  );
}

/** Date and time at which something was done. */
export function DoneAt({ at }: { at: string }) {
  const { locale } = useSite();
  return (
    <time dateTime={at}>
      {writeDate(at, locale)} {writeTime(at)}
    </time>
  );
}

/** Writes amounts in the currency of the fair. */
export function useFee(): (amount: number) => string {
  const t = useTranslations();
  const { locale } = useSite();
  return (amount) => t('info.fee', { amount: writeNumber(amount, locale) });
}
