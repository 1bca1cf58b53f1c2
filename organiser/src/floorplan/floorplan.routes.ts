import { Floorplan, type Booth } from '@dswine/shared/contract/floorplan';
import { inLocale, otherLocale, untranslated } from '@dswine/shared/fair/bilingual';
import { placeCodeOf } from '@dswine/shared/fair/walks';
import type { EditionRecords } from '../records/records.ts';
import { expoSchema, lang, name } from '../http/expo-schema.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { commonNamesOf } from './facility-names.ts';
import { planTermsOf } from './plan-terms.ts';
import { listHallShapes } from '../content/hall.queries.ts';
import { listBoothOwners } from './floorplan.queries.ts';

const schema = expoSchema({
  summary: 'The hall with its booths; empty until the floor plan is published',
  params: { code: name },
  query: lang,
  data: Floorplan,
});
type Shape = EditionRecords['hall'];

export async function floorplanRoutes(app: Organiser, services: Services): Promise<void> {
  const { database } = services;
  app.get('/Floorplan/:code', { schema }, async ({ params, query }) => {
    const shapes = await listHallShapes(database, params.code);
    const hall = shapes.find((shape) => shape.Kind === 'hall');
    const frame = {
      Hall: hall?.Name[query.Lang] ?? '',
      Width: hall?.Width ?? 0,
      Depth: hall?.Depth ?? 0,
    };
    if (!hall?.Published)
      return {
        Code: 200,
        Data: { Published: false, ...frame, Aisles: [], Facilities: [], Booths: [], Terms: [] },
      };
    const owners = await listBoothOwners(database, params.code);
    return {
      Code: 200,
      Data: {
        Published: true,
        ...frame,
        Aisles: shapes.flatMap((shape) => (shape.Kind === 'aisle' ? [rectangle(shape)] : [])),
        Facilities: shapes.flatMap((shape) =>
          shape.Kind === 'facility'
            ? [
                {
                  Kind: shape.Facility,
                  Code: placeCodeOf(shape.Name.en),
                  Name: shape.Name[query.Lang],
                  OtherName: shape.Name[otherLocale(query.Lang)],
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
            Name: inLocale(Name, query.Lang),
            OtherName: inLocale(Name, otherLocale(query.Lang)),
            ...untranslated({ Name }, query.Lang),
          }));
          return [{ Number: shape.Number, ...rectangle(shape), Area: shape.Area, Exhibitors }];
        }),
        Terms: await planTermsOf(services, params.code, [...owners.values()].flat()),
      },
    };
  });
}

function rectangle({ X, Y, W, H }: Exclude<Shape, { Kind: 'hall' }>) {
  return { X, Y, W, H };
}
