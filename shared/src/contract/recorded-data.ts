import { Type, type Static } from 'typebox';

const Responses = Type.Record(Type.String(), Type.Unknown());

/**
 * Responses of the expo API that a build records from the samples of its harness. A promotion
 * renders the pages of the release with them.
 */
export const RecordedData = Type.Object({
  exhibitionCode: Type.String(),
  /** The time of the fair's clock that the samples are made for, ISO UTC. */
  at: Type.String(),
  /** A path below the locale root of each route with a required parameter, by route id. */
  addresses: Type.Record(Type.String(), Type.String()),
  /** `Data` by request key. A key that is missing is a record that does not exist. */
  full: Responses,
  empty: Responses,
});
export type RecordedData = Static<typeof RecordedData>;

/** The file of a release with its `RecordedData`. Releases without samples have none. */
export const RECORDED_DATA_FILE = 'check/recorded-data.json';
