import type { ExhibitorCard } from '@dswine/shared/contract/exhibitors';
import { inLocale, otherLocale, untranslated } from '@dswine/shared/fair/texts/bilingual';
import { exhibitorPicture } from '../../media/pictures/picture-requests.ts';
import type { Localizer, ExhibitorRecord } from '../editions/edition.ts';

/** `isSponsored`: it stands in a paid slot, which is labelled. */
export function exhibitorCard(
  view: Localizer,
  record: ExhibitorRecord,
  isSponsored = false,
): ExhibitorCard {
  return {
    Id: record.Id,
    Name: view.text(record.Name),
    OtherName: inLocale(record.Name, otherLocale(view.lang)),
    ...(record.NativeName && { NativeName: record.NativeName }),
    Country: view.named('country', record.Country),
    Area: record.Areas[0] ?? 'wine',
    Booths: record.Booths,
    ...view.walk(record.Booths[0]),
    Brands: record.Brands,
    Intro: view.text(record.Intro),
    Picture: view.picture(exhibitorPicture(record)),
    SearchPriority: isSponsored,
    ...untranslated(
      { Name: record.Name, Intro: record.Intro, Description: record.Description },
      view.lang,
    ),
  };
}
