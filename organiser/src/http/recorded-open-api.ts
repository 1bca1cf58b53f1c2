import path from 'node:path';

/** The site that the recorded document names. */
export const RECORDED_SITE = 'https://www.dswine.example';

export const recordedFile = path.resolve(
  import.meta.dirname,
  '../../../shared/src/contract/openapi.json',
);

/** The text of the recorded document: one line for each path and schema. */
export function recordedOpenApi(body: string): string {
  const { paths, components, ...rest } = JSON.parse(body) as Record<string, object>;
  const { schemas = {}, ...more } = components as Record<string, object>;
  const texts = [
    ...Object.entries(rest).map(([name, part]) => `"${name}":${JSON.stringify(part)}`),
    `"paths":${inLines(paths ?? {})}`,
    `"components":{${JSON.stringify(more).slice(1, -1)},\n"schemas":${inLines(schemas)}}`,
  ];
  return `{${texts.join(',\n')}}\n`;
}

function inLines(object: object): string {
  const lines = Object.entries(object).map(
    ([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`,
  );
  return `{\n${lines.join(',\n')}\n}`;
}
