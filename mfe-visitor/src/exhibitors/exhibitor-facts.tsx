import type { ReactNode } from 'react';
import type { ExhibitorDetail } from '@dswine/shared/contract/exhibitors';
import type { Named } from '@dswine/shared/contract/wire';
import { Chip } from '@dswine/shared/ui/chip';
import { TextLink } from '@dswine/shared/ui/link';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { addressOf, nothingChosen, wholeList, type FacetName } from '../search/list-filter.ts';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import styles from './exhibitor-facts.module.scss';

/** The facts about an exhibitor. A fact that names a group links to the filtered list. */
export function ExhibitorFacts({ exhibitor }: { exhibitor: ExhibitorDetail }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Areas, Country, Brands, Website, Categories, Tags } = exhibitor;
  const listOf = (facet: FacetName, code: string) =>
    addressOf(
      'exhibitors',
      { ...wholeList, chosen: { ...nothingChosen, [facet]: [code] } },
      locale,
    );
  const chips = (facet: FacetName, terms: readonly Named[]) =>
    terms.length === 0 ? null : (
      <ul className={styles.chips}>
        {terms.map(({ Code, Name }) => (
          <li key={Code}>
            <Chip label={Name} href={listOf(facet, Code)} />
          </li>
        ))}
      </ul>
    );
  return (
    <section className={styles.facts} aria-label={t('exhibitor.facts')}>
      <dl>
        <Fact label={t('exhibitor.areas')}>{chips('area', Areas)}</Fact>
        <Fact label={t('exhibitor.country')}>{chips('country', [Country])}</Fact>
        <Fact label={t('exhibitor.brands')}>
          {Brands.length === 0 ? null : joinNames(Brands, locale)}
        </Fact>
        <Fact label={t('exhibitor.website')}>
          {Website === undefined ? null : (
            <TextLink href={Website} external={t('newTab')}>
              {hostOf(Website)}
            </TextLink>
          )}
        </Fact>
        <Fact label={t('exhibitor.categories')}>{chips('category', Categories)}</Fact>
        <Fact label={t('exhibitor.tags')}>{chips('tag', Tags)}</Fact>
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function hostOf(website: string): string {
  return website.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
