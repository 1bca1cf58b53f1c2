import type { AreaCode } from '@dswine/shared/contract/wire';
import { pictureSize, type PictureKind } from '../../src/pictures/picture-kinds.ts';
import { drawArea } from './area-picture.ts';
import { drawDirectory } from './directory-picture.ts';
import { drawEditorial } from './editorial-picture.ts';
import { drawExhibitor } from './exhibitor-picture.ts';
import { drawFair } from './fair-picture.ts';
import { drawFilmScene, filmSceneOf } from './film-scenes.ts';
import { drawHotel } from './hotel-picture.ts';
import { drawPartner } from './partner-mark.ts';
import { drawProduct, type ProductSubject } from './product-picture.ts';
import { drawService } from './service-picture.ts';
import { openSheet, type Sheet } from './sheet.ts';

/** What a drawing shows. The same request always gives the same drawing. */
export type DrawingRequest = {
  kind: PictureKind;
  id: string;
  area: AreaCode | 'fair';
  name: string;
  category?: string;
  country?: string;
  vintage?: number;
  /** Without it, one that the id chooses. */ scene?: string;
  year?: number;
};

/** A complete SVG document without scripts or external references. All foreign text is escaped. */
export function drawPicture(request: DrawingRequest): string {
  const { kind, id, name, category = '', vintage, scene } = request;
  const sheet = openSheet(kind, id, pictureSize(kind), request.area);
  const area =
    request.area === 'fair'
      ? sheet.chance.pick(['wine', 'spirits', 'sake', 'beer'] as const)
      : request.area;
  const subject = { area, name, category, ...(vintage === undefined ? {} : { vintage }) };
  if (kind === 'video')
    return sheet.finish(
      drawFilmScene(sheet, filmSceneOf(scene ?? 'range'), area, { year: request.year }),
    );
  return sheet.finish(content(kind, sheet, { ...subject, ...(scene !== undefined && { scene }) }));
}

function content(
  kind: Exclude<PictureKind, 'video'>,
  sheet: Sheet,
  subject: ProductSubject & { scene?: string },
): string {
  switch (kind) {
    case 'product':
      return drawProduct(sheet, subject);
    case 'exhibitor':
      return drawExhibitor(sheet, subject);
    case 'news':
    case 'press':
    case 'event':
      return drawEditorial(sheet, subject.area, subject.scene);
    case 'area':
      return drawArea(sheet, subject.area);
    case 'hotel':
      return drawHotel(sheet, subject.category, subject.scene);
    case 'partner':
      return drawPartner(sheet, subject.name);
    case 'fair':
      return drawFair(sheet);
    case 'service':
      return drawService(sheet, subject.category);
    case 'directory':
      return drawDirectory(sheet, subject.category);
  }
}
