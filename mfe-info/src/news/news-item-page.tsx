import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { NewsDetail } from '@dswine/shared/contract/news';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { RecordPage } from '@dswine/shared/ui/query-page';
import { Article } from '@dswine/shared/ui/article';
import { OnwardLink } from '@dswine/shared/ui/link';
import { Neighbours } from '@dswine/shared/ui/neighbours';
import { PlacesNamed } from '@dswine/shared/ui/place-link';
import { Notice } from '@dswine/shared/ui/notice';
import { ItemSkeleton } from '@dswine/shared/ui/skeleton';
import type { Locale } from '@dswine/shared/section/section';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { NewsDate } from '../page-layout/news-date.tsx';
import { RelatedNews } from './related-news.tsx';
import { NewsBody } from './news-body.tsx';

export { head } from './news-item-head.ts';

/** One news item, with the previous, next and related items. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const all = { label: t('news.title'), href: paths.news(locale) };
  return (
    <RecordPage<NewsDetail>
      request="item"
      title={t('item.title')}
      parents={[all]}
      of={(item) => ({ parents: [all, categoryOf(item, locale)], area: item.Picture.Tone })}
      failed={t('news.failed')}
      missing={{ group: 'item.missing', href: all.href }}
      skeleton={<ItemSkeleton />}
    >
      {(item) => <NewsItem item={item} />}
    </RecordPage>
  );
}

function NewsItem({ item }: { item: NewsDetail }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Id, Title, Summary, Picture, PublishedAt, UpdatedAt } = item;
  return (
    <>
      {item.Past ? <Notice>{t('news.pastText')}</Notice> : null}
      <Article
        href={paths.newsItem(locale, Id)}
        title={{ text: Title, ...langOf(item, 'Title', locale) }}
        summary={{ text: Summary, ...langOf(item, 'Summary', locale) }}
        category={categoryOf(item, locale)}
        area={Picture.Tone}
        facts={[
          { label: t('item.published'), value: <NewsDate when={PublishedAt} /> },
          ...(UpdatedAt === undefined
            ? []
            : [{ label: t('item.updated'), value: <NewsDate when={UpdatedAt} /> }]),
        ]}
        picture={Picture}
        aside={<RelatedNews newsItems={item.Related} />}
      >
        <NewsBody html={item.Body} lang={langOf(item, 'Body', locale).lang} />
        <PlacesNamed places={item.Places} />
      </Article>
      <Neighbours
        labels={{ all: t('item.neighbours'), previous: t('item.previous'), next: t('item.next') }}
        previous={item.Previous}
        next={item.Next}
        hrefOf={(other) => paths.newsItem(locale, other)}
      />
      <OnwardLink href={paths.news(locale)}>{t('item.back')}</OnwardLink>
    </>
  );
}

function categoryOf({ Category: { Code, Name } }: NewsDetail, locale: Locale) {
  return { label: Name, href: paths.news(locale, Code) };
}
