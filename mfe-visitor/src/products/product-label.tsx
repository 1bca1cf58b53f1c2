import type { ReactNode } from 'react';
import type { ProductDetail } from '@dswine/shared/contract/products';
import { langOf, languageTag, otherLocale } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { AreaMark } from '@dswine/shared/ui/area-mark';
import { Chip } from '@dswine/shared/ui/chip';
import { TextLink } from '@dswine/shared/ui/link';
import { Picture } from '@dswine/shared/ui/picture';
import { Share } from '@dswine/shared/ui/share';
import { TitleText } from '@dswine/shared/ui/title-text';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { addressOf, nothingChosen, wholeList } from '../search/list-filter.ts';
import { PrintButton } from '../search/print-button.tsx';
import { Stars } from '../search/stars.tsx';
import styles from './product-label.module.scss';

/** The bottle beside its label. The record's facts are set like a wine label. */
export function ProductLabel({ product }: { product: ProductDetail }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Vintage, Abv, Volume } = product;
  return (
    <div className={styles.sheet}>
      <div className={styles.plate}>
        <Picture picture={product.Picture} alt="" layout="wide" eager />
      </div>
      <div className={styles.label}>
        <Names product={product} />
        {Vintage === undefined && Abv === undefined && Volume === undefined ? null : (
          <dl className={styles.figures}>
            <Figure label={t('product.vintage')} value={Vintage} />
            <Figure label={t('product.abv')} value={Abv} unit="%" />
            <Figure label={t('product.volume')} value={Volume} unit="ml" />
          </dl>
        )}
        <p className={styles.description} {...langOf(product, 'Description', locale)}>
          {product.Description}
        </p>
        <Facts product={product} />
        <div className={styles.actions}>
          <Share href={paths.product(locale, product.Id)} title={product.Name} />
          <PrintButton />
        </div>
      </div>
    </div>
  );
}

function Names({ product }: { product: ProductDetail }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Name, OtherName, NativeName, Area, Country, Category } = product;
  return (
    <header className={styles.names}>
      <p className={styles.kicker}>
        <AreaMark area={Area} />
        {t('card.kicker', { area: Category.Name, country: Country.Name })}
      </p>
      <p className={styles.brand}>{product.Brand}</p>
      <h1 className={styles.name} {...langOf(product, 'Name', locale)}>
        <TitleText fits={9}>{Name}</TitleText>
      </h1>
      {OtherName === Name ? null : (
        <p className={styles.other} lang={languageTag(otherLocale(locale))}>
          {OtherName}
        </p>
      )}
      {NativeName && NativeName.Text !== Name && NativeName.Text !== OtherName ? (
        <p className={styles.other} lang={NativeName.Lang}>
          {NativeName.Text}
        </p>
      ) : null}
      <Stars product={product} full />
    </header>
  );
}

function Facts({ product }: { product: ProductDetail }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Area, Category, Exhibitor, Model, Tags } = product;
  const listOf = (chosen: Partial<typeof nothingChosen>) =>
    addressOf('products', { ...wholeList, chosen: { ...nothingChosen, ...chosen } }, locale);
  return (
    <dl className={styles.facts}>
      {Model && <Fact label={t('product.model')}>{Model}</Fact>}
      <Fact label={t('product.category')}>
        <Chip label={Category.Name} href={paths.products(locale, Category.Code)} />
      </Fact>
      <Fact label={t('exhibitor.areas')}>
        <Chip label={t(`area.${Area}`)} href={listOf({ area: [Area] })} />
      </Fact>
      {Exhibitor.Website === undefined ? null : (
        <Fact label={t('product.website')}>
          <TextLink href={Exhibitor.Website} external={t('newTab')}>
            {Exhibitor.Website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </TextLink>
        </Fact>
      )}
      {Tags.length === 0 ? null : (
        <Fact label={t('exhibitor.tags')}>
          {Tags.map((tag) => (
            <Chip key={tag.Code} label={tag.Name} href={listOf({ tag: [tag.Code] })} />
          ))}
        </Fact>
      )}
    </dl>
  );
}

function Figure({
  label,
  value,
  unit,
}: {
  label: string;
  value: number | undefined;
  unit?: string;
}) {
  if (value === undefined) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {unit === undefined ? null : <small>{unit}</small>}
      </dd>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
