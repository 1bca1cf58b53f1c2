import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { ClassCard } from '@dswine/shared/contract/classes';
import { writeDay, writeTime } from '@dswine/shared/fair/texts/dates';
import { phaseOf } from '@dswine/shared/fair/show/phase';
import { Card } from '@dswine/shared/ui/card';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { EntryPlace } from '../page-layout/entry-place.tsx';
import { SaveIcon } from '../page-layout/save-button.tsx';
import styles from './class-cards.module.scss';
import { classPaths, type ClassKind } from './class-kind.ts';

type Props = { kind: ClassKind; items: readonly ClassCard[]; level: 2 | 3 };

export function ClassCards({ kind, items, level }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const now = useNow();
  return (
    <ul className={`dw-cards ${styles.cards}`}>
      {items.map((item) => (
        <li key={item.Id}>
          <Card
            href={classPaths[kind].detail(locale, item.Id)}
            level={level}
            title={item.Title}
            titleLang={langOf(item, 'Title', locale).lang}
            textLang={langOf(item, 'Summary', locale).lang}
            kicker={
              item.Level === undefined ? item.Group.Name : `${item.Group.Name} · ${item.Level}`
            }
            area={item.Area ?? 'fair'}
            picture={item.Picture}
            badge={phaseOf(item, now) === 'over' ? t('calendar.over') : undefined}
            text={item.Summary}
            place={<EntryPlace entry={item} compact />}
            action={phaseOf(item, now) === 'ahead' ? <SaveIcon entry={item} /> : undefined}
            meta={[
              `${writeDay(item.Start, locale)} ${writeTime(item.Start)}`,
              ...(item.Capacity === undefined ? [] : [t('entry.seats', { count: item.Capacity })]),
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
