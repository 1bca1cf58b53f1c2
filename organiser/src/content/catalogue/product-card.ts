import type { ProductCard } from '@dswine/shared/contract/exhibitors';
import { inLocale, otherLocale, untranslated } from '@dswine/shared/fair/texts/bilingual';
import { productPicture } from '../../media/pictures/picture-requests.ts';
import type { Localizer } from '../editions/edition.ts';
import type { ShownProduct } from '../editions/catalogue.ts';

export function productCard(
  view: Localizer,
  { record, exhibitor }: ShownProduct,
  isSponsored = false,
): ProductCard {
  const { Abv, Volume, Vintage, RatedBy } = record;
  return {
    Id: record.Id,
    Name: view.text(record.Name),
    OtherName: inLocale(record.Name, otherLocale(view.lang)),
    ...(record.NativeName && { NativeName: record.NativeName }),
    Brand: record.Brand,
    Model: record.Model,
    Category: view.named('category', record.Category),
    Country: view.named('country', record.Country),
    Area: record.Area,
    ExhibitorId: record.ExhibitorId,
    ExhibitorName: view.text(exhibitor.Name),
    Booths: exhibitor.Booths,
    ...view.walk(exhibitor.Booths[0]),
    Rating: Math.round(record.Rating * 10) / 10,
    ...(RatedBy !== undefined && { RatedBy }),
    Picture: view.picture(productPicture(record)),
    ...(Abv !== undefined && { Abv }),
    ...(Volume !== undefined && { Volume }),
    ...(Vintage !== undefined && { Vintage }),
    SearchPriority: isSponsored,
    ...untranslated(
      { Name: record.Name, Description: record.Description, ExhibitorName: exhibitor.Name },
      view.lang,
    ),
  };
}
