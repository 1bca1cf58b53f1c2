type Schema = { properties?: { Data?: Schema }; [keyword: string]: unknown };
type Content = { content?: Record<string, { schema?: Schema }> };
type Operation = {
  operationId: string;
  requestBody?: Content;
  responses: Record<string, Content & { headers?: object }>;
};
export type Operations = Record<string, Record<string, Operation>>;

/**
 * Names schemas, so that generated clients have names for their types: the `named` ones everywhere,
 * and the body and response data of each operation. Replaces the schemas by references and returns
 * all referenced schemas.
 */
export function nameSchemas(
  paths: Operations,
  named: Readonly<Record<string, object>>,
): Record<string, unknown> {
  const names = new Map(Object.entries(named).map(([name, schema]) => [fingerprint(schema), name]));
  const used: Record<string, unknown> = {};

  function referTo(name: string, schema: unknown): { $ref: string } {
    used[name] ??= inside(schema);
    return { $ref: `#/components/schemas/${name}` };
  }
  function referring(schema: unknown): unknown {
    if (typeof schema !== 'object' || schema === null) return schema;
    const name = names.get(fingerprint(schema));
    return name === undefined ? inside(schema) : referTo(name, schema);
  }
  function inside(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map(referring);
    if (typeof schema !== 'object' || schema === null) return schema;
    return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, referring(part)]));
  }

  for (const { operationId, requestBody, responses } of operationsOf(paths)) {
    const title = operationId.replace(/^\w/u, (letter) => letter.toUpperCase());
    for (const media of mediaOf(requestBody)) media.schema = referTo(`${title}Body`, media.schema);
    for (const media of Object.values(responses).flatMap((response) => mediaOf(response))) {
      const data = media.schema?.properties?.Data;
      if (
        media.schema?.properties &&
        data?.['type'] === 'object' &&
        !names.has(fingerprint(media.schema))
      )
        media.schema.properties.Data = referTo(`${title}Data`, data);
      media.schema = referring(media.schema) as Schema;
    }
  }
  return used;
}

export const operationsOf = (paths: Operations): Operation[] =>
  Object.values(paths).flatMap((path) => Object.values(path));

const mediaOf = (content: Content | undefined) => Object.values(content?.content ?? {});

/** A hash that ignores the order of keywords, over the schema as the document writes it. */
function fingerprint(schema: object): string {
  return JSON.stringify(schema, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const keywords = Object.entries(value)
      .filter(([name]) => name !== 'default' && name !== 'description')
      .map(([name, part]) =>
        name === 'const' ? (['enum', [part]] as const) : ([name, part] as const),
      );
    return Object.fromEntries(keywords.sort(([one], [other]) => one.localeCompare(other)));
  });
}
