import { Type, type Static } from 'typebox';
import { NAME, RecordOf } from './bounds.ts';

const Responses = RecordOf('^.{1,1000}$', Type.Unknown(), 2000);

/**
 * Responses of the expo API that a build records from the samples of its harness. A promotion
 * renders the pages of the release with them.
 */
export const RecordedData = Type.Object({
  exhibitionCode: Type.String({ maxLength: 40 }),
  /** The time of the fair's clock that the samples are made for, ISO UTC. */
  at: Type.String({ maxLength: 40 }),
  /** A path below the locale root of each route with a required parameter, by route id. */
  addresses: RecordOf(NAME, Type.String({ maxLength: 300 }), 200),
  /** `Data` by request key. A key that is missing is a record that does not exist. */
  full: Responses,
  empty: Responses,
});
export type RecordedData = Static<typeof RecordedData>;
