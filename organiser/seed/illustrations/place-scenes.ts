import type { AreaCode } from '@dswine/shared/contract/wire';
import type { Room } from './backdrop.ts';
import { drawBrewhouse } from './brew-kettle.ts';
import { drawSakeBrewery } from './brewery-roof.ts';
import type { Sheet } from './sheet.ts';
import { drawStillHouse } from './still.ts';
import { drawVineyard } from './vineyard.ts';

/** The production site of a drink. `centreX` is its visual centre. */
export type Scene = (sheet: Sheet, room: Room, centreX: number) => string;

export const placeScenes: Record<AreaCode, Scene> = {
  wine: drawVineyard,
  spirits: drawStillHouse,
  sake: drawSakeBrewery,
  beer: drawBrewhouse,
};
