import type { ListedExhibitor } from '@dswine/shared/contract/exhibitors';
import { langOf, languageTag, otherLocale } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Card } from '@dswine/shared/ui/card';
import { PlaceLink } from '@dswine/shared/ui/place-link';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './exhibitor-cards.module.scss';
import { AddToListButton } from '../search/add-to-list-button.tsx';
import { joinNames } from '@dswine/shared/fair/texts/join-names';

/** Further brands are counted, not named. */
const maxBrands = 3;

type Props = {
  exhibitors: readonly ListedExhibitor[];
  level: 2 | 3;
  /** Set when the first picture is above the fold. */
  eager?: boolean;
};

/** Exhibitors as cards: picture, both names, area, country, booths and brands. */
export function ExhibitorCards({ exhibitors, level, eager = false }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const other = languageTag(otherLocale(locale));
  return (
    <ul className={`dw-cards dw-cards--pairs ${styles.cards}`}>
      {exhibitors.map((exhibitor, index) => (
        <li key={exhibitor.Id}>
          <Card
            href={paths.exhibitor(locale, exhibitor.Id)}
            title={exhibitor.Name}
            titleLang={langOf(exhibitor, 'Name', locale).lang}
            native={
              exhibitor.OtherName === exhibitor.Name
                ? undefined
                : { text: exhibitor.OtherName, lang: other }
            }
            area={exhibitor.Area}
            kicker={t('card.kicker', {
              area: t(`area.${exhibitor.Area}`),
              country: exhibitor.Country.Name,
            })}
            picture={exhibitor.Picture}
            pictureLayout="tile"
            eager={eager && index === 0}
            badge={exhibitor.SearchPriority ? t('card.priority') : undefined}
            text={brandsOf(exhibitor)}
            place={<Booths of={exhibitor} />}
            action={<AddToListButton kind="exhibitor" of={exhibitor} />}
            level={level}
          />
        </li>
      ))}
    </ul>
  );

  /** A single brand that is in the exhibitor’s name says nothing new. */
  function brandsOf({ Brands, Name, OtherName }: ListedExhibitor): string | undefined {
    const [first, ...others] = Brands;
    if (first === undefined) return undefined;
    if (others.length === 0 && [Name, OtherName].some((name) => name.includes(first)))
      return undefined;
    const names = joinNames(Brands.slice(0, maxBrands), locale);
    return t(Brands.length > maxBrands ? 'card.brandsMore' : 'card.brands', {
      names,
      number: Brands.length - maxBrands,
    });
  }
}

function Booths({ of: { Booths: booths, Walk } }: { of: ListedExhibitor }) {
  const t = useTranslations();
  const { locale } = useSite();
  if (booths.length === 0) return null;
  return (
    <PlaceLink booth={booths[0]} walk={Walk} compact>
      {t('card.booth', { count: booths.length, numbers: joinNames(booths, locale) })}
    </PlaceLink>
  );
}
