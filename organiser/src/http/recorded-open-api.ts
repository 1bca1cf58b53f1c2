import path from 'node:path';

/** The site that the recorded document names. */
export const RECORDED_SITE = 'https://www.dswine.example';

export const recordedFile = path.resolve(
  import.meta.dirname,
  '../../../shared/src/contract/openapi.json',
);

/** The text of the recorded document. */
export const recordedOpenApi = (body: string): string =>
  `${JSON.stringify(JSON.parse(body), null, 1)}\n`;
