/** What `release conform` has found. Releases that were not checked have none. */
export const CONFORMANCE_FILE = 'conformance.json';

/** The recorded data of the harness. Releases without samples have none. */
export const RECORDED_DATA_FILE = 'check/recorded-data.json';
