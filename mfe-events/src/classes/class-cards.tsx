import { langOf } from '@dswine/shared/fair/bilingual';
import type { ClassCard } from '@dswine/shared/contract/classes';
import { writeDay, writeTime } from '@dswine/shared/fair/dates';
import { Card } from '@dswine/shared/ui/card';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './class-cards.module.scss';
import { addresses, type ClassKind } from './class-kind.ts';

type Props = { kind: ClassKind; items: readonly ClassCard[]; level: 2 | 3 };

/** Classes or meetings as cards, in order of time. */
export function ClassCards({ kind, items, level }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const now = Date.parse(useNow());
  return (
    <ul className={`dw-cards ${styles.cards}`}>
      {items.map((one) => (
        <li key={one.Id}>
          <Card
            href={addresses[kind].detail(locale, one.Id)}
            level={level}
            title={one.Title}
            titleLang={langOf(one, 'Title', locale).lang}
            textLang={langOf(one, 'Summary', locale).lang}
            kicker={one.Level === undefined ? one.Group.Name : `${one.Group.Name} · ${one.Level}`}
            area={one.Area ?? 'fair'}
            picture={one.Picture}
            badge={Date.parse(one.End) <= now ? t('calendar.over') : undefined}
            text={one.Summary}
            meta={[
              `${writeDay(one.Start, locale)} ${writeTime(one.Start)}`,
              one.Place,
              ...(one.Capacity === undefined ? [] : [t('entry.seats', { count: one.Capacity })]),
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
