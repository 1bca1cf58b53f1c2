import { Floorplan, type Booth } from '@dswine/shared/contract/floorplan';
import { inLocale, otherLocale, untranslated } from '@dswine/shared/fair/texts/bilingual';
import { placeCodeOf } from '@dswine/shared/fair/hall/walks';
import type { EditionRecords } from '../records/records.ts';
import { listBoothOwners } from '../editions/catalogue.ts';
import { readRoute } from '../editions/read-route.ts';
import { commonNamesOf } from './facility-names.ts';
import { planTermsOf } from './plan-terms.ts';

type Shape = EditionRecords['hall'];

export const floorplanRoute = readRoute({
  path: '/Floorplan/:code',
  summary: 'The hall with its booths; empty until the floor plan is published',
  data: Floorplan,
  select({ edition, view: { lang } }) {
    const shapes = edition.records.hall;
    const hall = shapes.find((shape) => shape.Kind === 'hall');
    const frame = {
      Hall: hall ? inLocale(hall.Name, lang) : '',
      Width: hall?.Width ?? 0,
      Depth: hall?.Depth ?? 0,
    };
    if (!hall?.Published)
      return { Published: false, ...frame, Aisles: [], Facilities: [], Booths: [], Terms: [] };
    const owners = listBoothOwners(edition);
    return {
      Published: true,
      ...frame,
      Aisles: shapes.flatMap((shape) => (shape.Kind === 'aisle' ? [rectangle(shape)] : [])),
      Facilities: shapes.flatMap((shape) =>
        shape.Kind === 'facility'
          ? [
              {
                Kind: shape.Facility,
                Code: placeCodeOf(shape.Name.en),
                Name: inLocale(shape.Name, lang),
                OtherName: inLocale(shape.Name, otherLocale(lang)),
                CommonNames: commonNamesOf(shape),
                ...(shape.Steps && { Steps: true }),
                ...rectangle(shape),
              },
            ]
          : [],
      ),
      Booths: shapes.flatMap((shape): Booth[] => {
        if (shape.Kind !== 'booth') return [];
        const Exhibitors = (owners.get(shape.Number) ?? []).map(({ Id, Name }) => ({
          Id,
          Name: inLocale(Name, lang),
          OtherName: inLocale(Name, otherLocale(lang)),
          ...untranslated({ Name }, lang),
        }));
        return [{ Number: shape.Number, ...rectangle(shape), Area: shape.Area, Exhibitors }];
      }),
      Terms: planTermsOf(edition, [...owners.values()].flat()),
    };
  },
});

function rectangle({ X, Y, W, H }: Exclude<Shape, { Kind: 'hall' }>) {
  return { X, Y, W, H };
}
