import type { AreaCode } from '@dswine/shared/contract/wire';
import { drawArea } from './area-picture.ts';
import { drawDirectory } from './directory-picture.ts';
import { drawEvent } from './event-picture.ts';
import { drawExhibitor } from './exhibitor-picture.ts';
import { drawFair } from './fair-picture.ts';
import { drawFilmScene, type FilmSceneName } from './film-scenes.ts';
import { drawHotel } from './hotel-picture.ts';
import { drawNews } from './news-picture.ts';
import { drawPartner } from './partner-mark.ts';
import { drawProduct, type ProductSubject } from './product-picture.ts';
import { drawService } from './service-picture.ts';
import { openSheet, type Sheet } from './sheet.ts';

/** The content of a picture. The same request always gives the same picture. */
export type PictureRequest = {
  kind:
    | 'exhibitor'
    | 'product'
    | 'news'
    | 'event'
    | 'area'
    | 'fair'
    | 'service'
    | 'directory'
    | 'press'
    | 'video'
    | 'hotel'
    | 'partner';
  id: string;
  area: AreaCode | 'fair';
  name: string;
  category?: string;
  country?: string;
  vintage?: number;
  /** Of a film. */ scene?: FilmSceneName;
  year?: number;
};

/** Part of a picture's URL: increase it when a drawing changes. */
export const drawingVersion = '1';

const sizes: Record<PictureRequest['kind'], { Width: number; Height: number }> = {
  product: { Width: 600, Height: 750 },
  exhibitor: { Width: 600, Height: 400 },
  news: { Width: 800, Height: 450 },
  event: { Width: 800, Height: 450 },
  area: { Width: 800, Height: 1000 },
  fair: { Width: 1600, Height: 900 },
  service: { Width: 640, Height: 400 },
  directory: { Width: 640, Height: 400 },
  press: { Width: 800, Height: 450 },
  video: { Width: 640, Height: 320 },
  hotel: { Width: 600, Height: 400 },
  partner: { Width: 240, Height: 240 },
};

/** Intrinsic size in CSS px. */
export function pictureSize(kind: PictureRequest['kind']): { Width: number; Height: number } {
  return sizes[kind];
}

/** A complete SVG document without scripts or external references. All foreign text is escaped. */
export function drawPicture(request: PictureRequest): string {
  const { kind, id, name, category = '', vintage } = request;
  const sheet = openSheet(kind, id, pictureSize(kind), request.area);
  const area =
    request.area === 'fair'
      ? sheet.chance.pick(['wine', 'spirits', 'sake', 'beer'] as const)
      : request.area;
  const subject = { area, name, category, ...(vintage === undefined ? {} : { vintage }) };
  if (kind === 'video')
    return sheet.finish(
      drawFilmScene(sheet, request.scene ?? 'range', area, { year: request.year }),
    );
  return sheet.finish(content(kind, sheet, subject));
}

function content(
  kind: Exclude<PictureRequest['kind'], 'video'>,
  sheet: Sheet,
  subject: ProductSubject,
): string {
  switch (kind) {
    case 'product':
      return drawProduct(sheet, subject);
    case 'exhibitor':
      return drawExhibitor(sheet, subject);
    case 'news':
    case 'press':
      return drawNews(sheet, subject.area);
    case 'event':
      return drawEvent(sheet, subject.area);
    case 'area':
      return drawArea(sheet, subject.area);
    case 'hotel':
      return drawHotel(sheet, subject.category);
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
