import type { AreaCode } from '@dswine/shared/contract/wire';
import type { PictureKind, PictureRequest } from './picture-kinds.ts';

/** The picture request for one kind of record. */
type Requested<Kind extends PictureKind> = PictureRequest & { kind: Kind };
type Pictured = {
  Id: string;
  Area?: AreaCode | undefined;
  Areas?: readonly AreaCode[] | undefined;
};

const requesting =
  <Kind extends PictureKind>(kind: Kind) =>
  ({ Id, Areas = [], Area = Areas[0] }: Pictured): Requested<Kind> => ({
    kind,
    id: Id,
    area: Area ?? 'fair',
  });

export const exhibitorPicture = requesting('exhibitor');
export const productPicture = requesting('product');
export const newsPicture = requesting('news');
/** The poster of a film. */
export const videoPicture = requesting('video');
export const eventPicture = requesting('event');
export const hotelPicture = requesting('hotel');
export const partnerPicture = requesting('partner');
export const servicePicture = requesting('service');
export const directoryPicture = requesting('directory');
/** A press item has the colours of its exhibitor's area. */
export const exhibitorNewsPicture = ({ Id }: Pictured, Area: AreaCode) =>
  requesting('press')({ Id, Area });
export const areaPicture = ({ Code }: { Code: AreaCode }) =>
  requesting('area')({ Id: Code, Area: Code });
export const fairPicture = ({ Code }: { Code: string }) => requesting('fair')({ Id: Code });
