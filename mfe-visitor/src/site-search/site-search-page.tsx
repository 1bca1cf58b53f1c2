import type { HitKind, SiteSearch } from '@dswine/shared/contract/search';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { queryTextLimit } from '@dswine/shared/section/query-text';
import { OnwardLink } from '@dswine/shared/ui/link';
import { Notice } from '@dswine/shared/ui/notice';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { QueryState } from '@dswine/shared/ui/query-state';
import { SearchBox } from '@dswine/shared/ui/search-box';
import { ShortenedNotice } from '@dswine/shared/ui/shortened-notice';
import { useSiteSuggestions } from '@dswine/shared/ui/use-site-suggestions';
import { EntryPoints } from './entry-points.tsx';
import { GroupLinks, ResultGroup } from './result-group.tsx';
import styles from './site-search-page.module.scss';
import { isHitKind } from './hit-kinds.ts';

/** The search of the whole site: `?q=` is the keyword, `?kind=` one kind of results. */
export function Page() {
  const t = useTranslations();
  const { query } = useSlot();
  const q = query['q']?.[0] ?? '';
  const kind = query['kind']?.find(isHitKind);
  return (
    <PageLayout
      className={styles.page}
      title={q === '' ? t('siteSearch.title') : t('siteSearch.titleOf', { q })}
      crumb={t('siteSearch.title')}
      {...(q === '' && { lead: t('siteSearch.lead') })}
    >
      <div className={styles.box}>
        <KeywordField key={q} q={q} />
        <ShortenedNotice text={q} />
      </div>
      {q === '' ? <EntryPoints /> : <Results q={q} kind={kind} />}
    </PageLayout>
  );
}

function KeywordField({ q }: { q: string }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { input, list } = useSiteSuggestions();
  return (
    <SearchBox
      action={paths.search(locale)}
      name="q"
      label={t('siteSearch.label')}
      submitLabel={t('siteSearch.submit')}
      placeholder={t('siteSearch.placeholder')}
      defaultValue={q}
      maxLength={queryTextLimit}
      input={input}
      list={list}
    />
  );
}

function Results({ q, kind }: { q: string; kind: HitKind | undefined }) {
  const t = useTranslations();
  const query = usePageData<SiteSearch>('found');
  const total = query.data?.Total;
  return (
    <>
      <p className={styles.count} role="status">
        {total === undefined
          ? query.error
            ? null
            : t('siteSearch.loading')
          : total === 0
            ? t('siteSearch.none', { q })
            : t('siteSearch.count', { count: total })}
      </p>
      <QueryState query={query} failed={t('siteSearch.failed')}>
        {(found) => <Found found={found} q={q} kind={kind} />}
      </QueryState>
    </>
  );
}

function Found({ found, q, kind }: { found: SiteSearch; q: string; kind: HitKind | undefined }) {
  const t = useTranslations();
  const { locale } = useSite();
  if (found.Groups.length === 0)
    return <EntryPoints alike={found.Alike} text={t('siteSearch.noneText')} />;
  return (
    <>
      {found.Corrected === undefined ? null : (
        <Notice>{t('siteSearch.corrected', { q, corrected: found.Corrected })}</Notice>
      )}
      {found.Partial ? <Notice>{t('siteSearch.partial')}</Notice> : null}
      <div className={styles.split}>
        {kind === undefined ? (
          <GroupLinks groups={found.Groups} />
        ) : (
          <p>
            <OnwardLink href={paths.search(locale, q)}>{t('siteSearch.back')}</OnwardLink>
          </p>
        )}
        <div className={styles.groups}>
          {found.Groups.map((group) => (
            <ResultGroup key={group.Kind} group={group} q={q} isComplete={kind !== undefined} />
          ))}
        </div>
      </div>
    </>
  );
}

export function head({ t, query }: HeadContext): Head {
  const q = query['q']?.[0];
  return {
    title: q === undefined ? t('siteSearch.title') : t('siteSearch.titleOf', { q }),
    description: t('siteSearch.description'),
    canonical: paths.search('tw'),
    noindex: true,
    breadcrumb: [{ name: t('siteSearch.title'), path: paths.search('tw') }],
  };
}
