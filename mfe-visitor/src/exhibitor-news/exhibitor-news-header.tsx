import { langOf } from '@dswine/shared/fair/bilingual';
import type { ExhibitorNewsDetail } from '@dswine/shared/contract/exhibitor-news';
import { writeDate } from '@dswine/shared/fair/dates';
import { paths } from '@dswine/shared/fair/paths';
import { AreaMark } from '@dswine/shared/ui/area-mark';
import { TextLink } from '@dswine/shared/ui/link';
import { Picture } from '@dswine/shared/ui/picture';
import { TitleText } from '@dswine/shared/ui/title-text';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './exhibitor-news-header.module.scss';

/** Headline of a press item: date, exhibitor, related link and picture (specification § 3). */
export function ExhibitorNewsHeader({ item }: { item: ExhibitorNewsDetail }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <p className={styles.category}>
          <AreaMark area={item.Exhibitor.Area} />
          <a href={paths.exhibitorNews(locale, item.Category.Code)}>{item.Category.Name}</a>
        </p>
        <h1 {...langOf(item, 'Title', locale)}>
          <TitleText fits={9}>{item.Title}</TitleText>
        </h1>
        <p className="dw-lead" {...langOf(item, 'Summary', locale)}>
          {item.Summary}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('press.item.date')}</dt>
            <dd>
              <time dateTime={item.PublishedAt}>{writeDate(item.PublishedAt, locale)}</time>
            </dd>
          </div>
          <div>
            <dt>{t('press.item.exhibitor')}</dt>
            <dd>
              <TextLink href={paths.exhibitor(locale, item.Exhibitor.Id)}>
                {item.Exhibitor.Name}
              </TextLink>
            </dd>
          </div>
          {item.Link ? (
            <div>
              <dt>{t('press.item.link')}</dt>
              <dd>
                <TextLink href={item.Link.Url} external={t('press.item.linkNote')}>
                  {item.Link.Label}
                </TextLink>
              </dd>
            </div>
          ) : null}
        </dl>
      </div>
      <Picture picture={item.Picture} alt="" eager className={styles.picture} />
    </header>
  );
}
