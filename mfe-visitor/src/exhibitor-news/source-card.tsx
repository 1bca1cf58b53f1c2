import type { ExhibitorCard } from '@dswine/shared/contract/exhibitors';
import { langOf, languageTag, otherLocale } from '@dswine/shared/fair/texts/bilingual';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Card } from '@dswine/shared/ui/card';
import { PlaceLink } from '@dswine/shared/ui/place-link';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';

/** The exhibitor that published the item, as a card with a link to its page. */
export function SourceCard({ exhibitor }: { exhibitor: ExhibitorCard }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Name, OtherName, Area, Country, Booths } = exhibitor;
  return (
    <aside aria-labelledby="source">
      <h2 id="source">{t('press.item.from')}</h2>
      <Card
        href={paths.exhibitor(locale, exhibitor.Id)}
        title={Name}
        titleLang={langOf(exhibitor, 'Name', locale).lang}
        native={
          OtherName === Name
            ? undefined
            : { text: OtherName, lang: languageTag(otherLocale(locale)) }
        }
        area={Area}
        kicker={t('card.kicker', { area: t(`area.${Area}`), country: Country.Name })}
        picture={exhibitor.Picture}
        text={exhibitor.Intro}
        textLang={langOf(exhibitor, 'Intro', locale).lang}
        place={
          <PlaceLink booth={Booths[0]} walk={exhibitor.Walk}>
            {t('press.booth', { numbers: joinNames(Booths, locale) })}
          </PlaceLink>
        }
        level={3}
      />
    </aside>
  );
}
