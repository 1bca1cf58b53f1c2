import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { ExhibitorNewsDetail } from '@dswine/shared/contract/exhibitor-news';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { RecordPage } from '@dswine/shared/ui/query-page';
import { Article } from '@dswine/shared/ui/article';
import { OnwardLink, TextLink } from '@dswine/shared/ui/link';
import { Neighbours } from '@dswine/shared/ui/neighbours';
import { ItemSkeleton } from '@dswine/shared/ui/skeleton';
import type { Locale } from '@dswine/shared/section/section';
import { writeDate } from '@dswine/shared/fair/texts/dates';
import { useSite, useTranslations, type Translate } from '@dswine/shared/section/runtime';
import { MoreFromSource } from './more-from-source.tsx';
import { SourceCard } from './source-card.tsx';

export { head } from './exhibitor-news-item-head.ts';

/** One press item with its exhibitor. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const all = { label: t('press.title'), href: paths.exhibitorNews(locale) };
  return (
    <RecordPage<ExhibitorNewsDetail>
      request="item"
      title={t('press.item.title')}
      parents={[all]}
      of={(item) => ({ parents: [all, categoryOf(item, locale)], area: item.Exhibitor.Area })}
      failed={t('press.failed')}
      missing={{ group: 'press.missing', href: all.href }}
      skeleton={<ItemSkeleton />}
    >
      {(item) => <NewsItem item={item} />}
    </RecordPage>
  );
}

function NewsItem({ item }: { item: ExhibitorNewsDetail }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Id, Title, Summary, Exhibitor, Body, More, Previous, Next } = item;
  return (
    <>
      <Article
        href={paths.exhibitorNewsItem(locale, Id)}
        title={{ text: Title, ...langOf(item, 'Title', locale) }}
        summary={{ text: Summary, ...langOf(item, 'Summary', locale) }}
        category={categoryOf(item, locale)}
        area={Exhibitor.Area}
        facts={factsOf(item, t, locale)}
        picture={item.Picture}
        aside={<SourceCard exhibitor={Exhibitor} />}
      >
        <div className="dw-prose" {...langOf(item, 'Body', locale)}>
          {Body.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </Article>
      <MoreFromSource items={More} />
      <Neighbours
        labels={{
          all: t('press.item.neighbours'),
          previous: t('press.item.previous'),
          next: t('press.item.next'),
        }}
        previous={Previous}
        next={Next}
        hrefOf={(other) => paths.exhibitorNewsItem(locale, other)}
      />
      <OnwardLink href={paths.exhibitorNews(locale)}>{t('press.item.back')}</OnwardLink>
    </>
  );
}

function categoryOf({ Category: { Code, Name } }: ExhibitorNewsDetail, locale: Locale) {
  return { label: Name, href: paths.exhibitorNews(locale, Code) };
}

/** Date, exhibitor and related link (specification § 3). */
function factsOf(
  { PublishedAt, Exhibitor: { Id, Name }, Link }: ExhibitorNewsDetail,
  t: Translate,
  locale: Locale,
) {
  const date = <time dateTime={PublishedAt}>{writeDate(PublishedAt, locale)}</time>;
  const exhibitor = <TextLink href={paths.exhibitor(locale, Id)}>{Name}</TextLink>;
  const related = Link && (
    <TextLink href={Link.Url} external={t('press.item.linkNote')}>
      {Link.Label}
    </TextLink>
  );
  return [
    { label: t('press.item.date'), value: date },
    { label: t('press.item.exhibitor'), value: exhibitor },
    ...(related ? [{ label: t('press.item.link'), value: related }] : []),
  ];
}
