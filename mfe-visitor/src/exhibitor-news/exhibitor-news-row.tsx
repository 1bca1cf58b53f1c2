import { keyIn } from '@dswine/shared/section/messages';
import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { ExhibitorNewsCard } from '@dswine/shared/contract/exhibitor-news';
import { writeDate, dayOf } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { AreaMark } from '@dswine/shared/ui/area-mark';
import { Picture } from '@dswine/shared/ui/picture';
import { PlaceLink } from '@dswine/shared/ui/place-link';
import { TitleText } from '@dswine/shared/ui/title-text';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './exhibitor-news-row.module.scss';

type Props = { item: ExhibitorNewsCard; level: 2 | 3; eager?: boolean };

/** A press item in the style of a news wire: day, exhibitor, booth and headline. */
export function ExhibitorNewsRow({ item, level, eager = false }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const Title = `h${level}` as const;
  const [, month, day] = dayOf(item.PublishedAt).split('-');
  return (
    <article className={styles.row} data-area={item.Exhibitor.Area}>
      <time className={styles.day} dateTime={item.PublishedAt}>
        <span className="dw-hidden">{writeDate(item.PublishedAt, locale)}</span>
        <span className={styles.numeral} aria-hidden="true">
          {Number(day)}
        </span>
        <span className={styles.month} aria-hidden="true">
          {t(keyIn('press.month', `m${Number(month)}`))}
        </span>
      </time>
      <div className={styles.words}>
        <p className={styles.source}>
          <AreaMark area={item.Exhibitor.Area} />
          <span>
            <span {...langOf(item.Exhibitor, 'Name', locale)}>{item.Exhibitor.Name}</span>{' '}
            <span className={styles.booth}>
              <PlaceLink booth={item.Exhibitor.Booths[0]} walk={item.Exhibitor.Walk} compact>
                {t('press.booth', { numbers: item.Exhibitor.Booths[0] ?? '' })}
              </PlaceLink>
            </span>
          </span>
        </p>
        <Title className={styles.title}>
          <a href={paths.exhibitorNewsItem(locale, item.Id)} {...langOf(item, 'Title', locale)}>
            <TitleText fits={7}>{item.Title}</TitleText>
          </a>
        </Title>
        <p className={styles.summary} {...langOf(item, 'Summary', locale)}>
          {item.Summary}
        </p>
        <p className={styles.category}>{item.Category.Name}</p>
      </div>
      <span className={styles.plate}>
        <Picture picture={item.Picture} alt="" layout="thumbnail" eager={eager} />
      </span>
    </article>
  );
}
