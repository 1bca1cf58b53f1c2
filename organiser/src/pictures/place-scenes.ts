import type { AreaCode } from '@dswine/shared/contract/wire';
import type { Room } from './backdrop.ts';
import { drawBrewhouse } from './brew-kettle.ts';
import { drawSakeBrewery } from './brewery-roof.ts';
import type { Sheet } from './sheet.ts';
import { drawStillHouse } from './still.ts';
import { drawVineyard } from './vineyard.ts';

/** The place where a drink is made. It keeps its own weight away from `subjectX`, where something will stand before it. */
export type Scene = (sheet: Sheet, room: Room, subjectX: number) => string;

export const placeScenes: Record<AreaCode, Scene> = {
  wine: drawVineyard,
  spirits: drawStillHouse,
  sake: drawSakeBrewery,
  beer: drawBrewhouse,
};
