import type { HitKind, SearchGroup, SearchHit } from '@dswine/shared/contract/search';
import { langOf } from '@dswine/shared/fair/texts/bilingual';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import type { ListKind } from '@dswine/shared/fair/lists/my-list';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Locale } from '@dswine/shared/section/section';
import { BoothsOnPlanLink } from '@dswine/shared/ui/booths-on-plan-link';
import { OnwardLink } from '@dswine/shared/ui/link';
import { ListRow, Rows } from '@dswine/shared/ui/list-row';
import { MyListButton } from '@dswine/shared/ui/my-list-button';
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
              <Count of={total} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A number beside a name, which is read as the number of results. */
function Count({ of }: { of: number }) {
  const t = useTranslations();
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {of}
      </span>
      <span className="dw-hidden">{t('siteSearch.counted', { count: of })}</span>
    </>
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
          {t(`siteSearch.kinds.${kind}`)}
          <Count of={total} />
        </h2>
        {total > hits.length && isComplete ? (
          <p>{t('siteSearch.first', { number: hits.length })}</p>
        ) : null}
        {total > hits.length && !isComplete ? (
          <OnwardLink href={addressOfAll(group, q, locale)}>
            {t('siteSearch.more', { count: total - hits.length })}
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
            meta={[hit.Country, hit.Note].filter(Boolean).map((text) => (
              <span key={text}>{text}</span>
            ))}
            picture={hit.Picture}
            hasSmallPicture
            text={hit.Text}
            textLang={langOf(hit, 'Text', locale).lang}
            area={hit.Area}
            action={saveButtonOf(hit)}
          />
        ))}
      </Rows>
    </section>
  );
}

const listKinds: readonly HitKind[] = ['exhibitor', 'product', 'event'] satisfies ListKind[];
const isListKind = (kind: HitKind): kind is ListKind => listKinds.includes(kind);

/** Undefined for what no list can hold: pages, places, news. */
function saveButtonOf(hit: SearchHit) {
  const { Kind: kind } = hit;
  return isListKind(kind) ? <SaveHit hit={hit} kind={kind} /> : undefined;
}

function SaveHit({ hit, kind }: { hit: SearchHit; kind: ListKind }) {
  const { locale } = useSite();
  const { Id, Name, Booths = [], Start, End } = hit;
  return (
    <MyListButton
      entry={{
        kind,
        id: Id,
        names: { [locale]: Name },
        booths: Booths,
        ...(Start !== undefined && { start: Start }),
        ...(End !== undefined && { end: End }),
      }}
      name={Name}
    />
  );
}

/** Exhibitors and products have lists with filters, other kinds a page of this search. */
function addressOfAll({ Kind }: SearchGroup, q: string, locale: Locale): string {
  const keyword = `?keyword=${encodeURIComponent(q)}`;
  if (Kind === 'exhibitor') return paths.exhibitors(locale) + keyword;
  if (Kind === 'product') return paths.products(locale) + keyword;
  return `${paths.search(locale, q)}&kind=${Kind}`;
}
