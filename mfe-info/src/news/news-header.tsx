import { langOf } from '@dswine/shared/fair/bilingual';
import type { NewsDetail } from '@dswine/shared/contract/news';
import { paths } from '@dswine/shared/fair/paths';
import { AreaMark } from '@dswine/shared/ui/area-mark';
import { Picture } from '@dswine/shared/ui/picture';
import { TitleText } from '@dswine/shared/ui/title-text';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { NewsDate } from './news-card.tsx';
import styles from './news-header.module.scss';

export function NewsHeader({ item }: { item: NewsDetail }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <p className={styles.category}>
          <AreaMark area={item.Picture.Tone} />
          <a href={paths.news(locale, item.Category.Code)}>{item.Category.Name}</a>
        </p>
        <h1 {...langOf(item, 'Title', locale)}>
          <TitleText fits={9}>{item.Title}</TitleText>
        </h1>
        <p className="dw-lead" {...langOf(item, 'Summary', locale)}>
          {item.Summary}
        </p>
        <dl className={styles.dates}>
          <div>
            <dt>{t('item.published')}</dt>
            <dd>
              <NewsDate when={item.PublishedAt} />
            </dd>
          </div>
          {item.UpdatedAt === undefined ? null : (
            <div>
              <dt>{t('item.updated')}</dt>
              <dd>
                <NewsDate when={item.UpdatedAt} />
              </dd>
            </div>
          )}
        </dl>
      </div>
      <Picture picture={item.Picture} alt="" eager className={styles.picture} />
    </header>
  );
}
