import type { AreaCode } from '@dswine/shared/contract/wire';
import type { Room } from './backdrop.ts';
import { drawBrewhouse } from './brew-kettle.ts';
import { drawSakeBrewery } from './brewery-roof.ts';
import type { Sheet } from './sheet.ts';
import { drawStillHouse } from './still.ts';
import { drawVineyard } from './vineyard.ts';

/** The place where a drink is made. `centreX` is where its weight lies. */
export type Scene = (sheet: Sheet, room: Room, centreX: number) => string;

export const placeScenes: Record<AreaCode, Scene> = {
  wine: drawVineyard,
  spirits: drawStillHouse,
  sake: drawSakeBrewery,
  beer: drawBrewhouse,
};
