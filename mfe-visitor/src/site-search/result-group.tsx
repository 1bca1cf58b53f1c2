import type { SearchGroup } from '@dswine/shared/contract/search';
import { langOf } from '@dswine/shared/fair/bilingual';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { paths } from '@dswine/shared/fair/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Locale } from '@dswine/shared/section/section';
import { BoothsOnPlanLink } from '@dswine/shared/ui/booths-on-plan-link';
import { OnwardLink } from '@dswine/shared/ui/link';
import { ListRow, Rows } from '@dswine/shared/ui/list-row';
import styles from './result-group.module.scss';

/** Links to the groups further down, with their numbers of results. */
export function GroupLinks({ groups }: { groups: readonly SearchGroup[] }) {
  const t = useTranslations();
  if (groups.length < 2) return null;
  return (
    <nav className={styles.nav} aria-label={t('siteSearch.groups')}>
      <ul className={styles.links}>
        {groups.map(({ Kind: kind, Total: total }) => (
          <li key={kind}>
            <a className="dw-chip" href={`#${kind}`}>
              {t(`siteSearch.kinds.${kind}`)}
              <span className={styles.number}>{total}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Props = { group: SearchGroup; q: string; isComplete: boolean };

/** The results of one kind. */
export function ResultGroup({ group, q, isComplete }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Kind: kind, Total: total, Booths: booths = [], Items: hits } = group;
  return (
    <section aria-labelledby={kind}>
      <header className={styles.head}>
        <h2 id={kind}>
          {t(`siteSearch.kinds.${kind}`)} <span className={styles.number}>{total}</span>
        </h2>
        {total > hits.length && isComplete ? (
          <p>{t('siteSearch.first', { number: hits.length })}</p>
        ) : null}
        {total > hits.length && !isComplete ? (
          <OnwardLink href={addressOfAll(group, q, locale)}>
            {t('siteSearch.all', { number: total })}
            <span className="dw-hidden"> {t(`siteSearch.kinds.${kind}`)}</span>
          </OnwardLink>
        ) : null}
        {booths.length > 0 ? (
          <p className={styles.onPlan}>
            <BoothsOnPlanLink booths={booths} />
          </p>
        ) : null}
      </header>
      <Rows>
        {hits.map((hit) => (
          <ListRow
            key={hit.Id}
            href={inLocalePath(locale, hit.Path)}
            title={hit.Name}
            titleLang={langOf(hit, 'Name', locale).lang}
            meta={hit.Note === '' ? [] : [<span key="note">{hit.Note}</span>]}
            text={hit.Text}
            textLang={langOf(hit, 'Text', locale).lang}
            area={hit.Area}
          />
        ))}
      </Rows>
    </section>
  );
}

/** Exhibitors and products have lists with filters, other kinds a page of this search. */
function addressOfAll({ Kind }: SearchGroup, q: string, locale: Locale): string {
  const keyword = `?keyword=${encodeURIComponent(q)}`;
  if (Kind === 'exhibitor') return paths.exhibitors(locale) + keyword;
  if (Kind === 'product') return paths.products(locale) + keyword;
  return `${paths.search(locale, q)}&kind=${Kind}`;
}
