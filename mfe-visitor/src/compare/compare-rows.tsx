import { keyIn } from '@dswine/shared/section/messages';
import { langOf } from '@dswine/shared/fair/texts/bilingual';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import type { ReactNode } from 'react';
import type { Compared } from '@dswine/shared/contract/my-list';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { WalkingTime } from '@dswine/shared/ui/place-link';
import type { Translate } from '@dswine/shared/section/runtime';
import type { Locale } from '@dswine/shared/section/section';
import { writeNumber } from '@dswine/shared/fair/texts/write-number';
import { writeRating } from '../search/write-rating.ts';

export type CompareRow<T> = { label: string; cell: (item: T) => ReactNode };
type Exhibitor = Compared['Exhibitors'][number];
type Product = Compared['Products'][number];

const namesOf = (named: readonly { Name: string }[], locale: Locale) =>
  joinNames(
    named.map(({ Name }) => Name),
    locale,
  );

export function exhibitorRows(t: Translate, locale: Locale): CompareRow<Exhibitor>[] {
  const label = (key: string) => t(keyIn('compare.rows', key));
  return [
    {
      label: label('booths'),
      cell: (record) => <BoothLinks of={record} locale={locale} />,
    },
    { label: label('area'), cell: ({ Areas }) => namesOf(Areas, locale) },
    { label: label('country'), cell: ({ Country }) => Country.Name },
    { label: label('brands'), cell: ({ Brands }) => joinNames(Brands, locale) },
    { label: label('categories'), cell: ({ Categories }) => namesOf(Categories, locale) },
    {
      label: label('products'),
      cell: ({ ProductCount }) => t('compare.productCount', { count: ProductCount }),
    },
    { label: label('tags'), cell: ({ Tags }) => namesOf(Tags, locale) },
    { label: label('intro'), cell: ({ Intro }) => Intro },
  ];
}

export function productRows(t: Translate, locale: Locale): CompareRow<Product>[] {
  const label = (key: string) => t(keyIn('compare.rows', key));
  const number = (value: number) => writeNumber(value, locale, 1);
  return [
    {
      label: label('exhibitor'),
      cell: (product) => (
        <a
          href={paths.exhibitor(locale, product.ExhibitorId)}
          {...langOf(product, 'ExhibitorName', locale)}
        >
          {product.ExhibitorName}
        </a>
      ),
    },
    {
      label: label('booths'),
      cell: (record) => <BoothLinks of={record} locale={locale} />,
    },
    { label: label('category'), cell: ({ Category }) => Category.Name },
    { label: label('country'), cell: ({ Country }) => Country.Name },
    { label: label('brand'), cell: ({ Brand }) => Brand },
    { label: label('model'), cell: ({ Model }) => Model },
    { label: label('vintage'), cell: ({ Vintage }) => Vintage },
    {
      label: label('abv'),
      cell: ({ Abv }) => (Abv === undefined ? undefined : t('compare.abv', { abv: number(Abv) })),
    },
    {
      label: label('volume'),
      cell: ({ Volume }) =>
        Volume === undefined ? undefined : t('compare.volume', { volume: number(Volume) }),
    },
    {
      label: label('rating'),
      cell: ({ Rating, RatedBy }) =>
        RatedBy === undefined
          ? undefined
          : t('product.rating', { rating: writeRating(Rating), count: RatedBy }),
    },
    { label: label('tags'), cell: ({ Tags }) => namesOf(Tags, locale) },
    {
      label: label('description'),
      cell: (product) => (
        <span {...langOf(product, 'Description', locale)}>{product.Description}</span>
      ),
    },
  ];
}

type BoothsProps = { of: { Booths: readonly string[]; Walk?: number }; locale: Locale };

function BoothLinks({ of: { Booths, Walk }, locale }: BoothsProps) {
  return (
    <>
      {Booths.map((number) => (
        <a key={number} href={paths.boothOnPlan(locale, number)}>
          {number}
        </a>
      ))}
      <WalkingTime place={Booths[0]} walk={Walk} />
    </>
  );
}
