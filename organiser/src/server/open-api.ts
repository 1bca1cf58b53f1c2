import type { SwaggerOptions } from '@fastify/swagger';

/** The document at `/api/openapi.json`; its paths come from the routes' own schemas. */
export const openApi: SwaggerOptions = {
  transform: ({ schema, url }) => ({ schema: { ...schema, querystring: withoutDefaults(schema.querystring) }, url }),
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'DSWINE organiser',
      version: '1.0.0',
      description:
        'Answers of the expo API are an envelope { Code, Data, Message? } whose Code equals the HTTP status. Messages are Chinese and English, separated by a slash.',
    },
    tags: [
      { name: 'expo', description: 'Exhibition content, the same for everybody, and the member calls beside it' },
      { name: 'auth', description: 'The account service' },
      { name: 'service', description: 'For those who run it' },
    ],
  },
};

/** A parameter with a default need not be given, though handlers always find it. */
function withoutDefaults(query: unknown): unknown {
  if (!isObjectSchema(query)) return query;
  const required = query.required?.filter((name) => query.properties[name]?.default === undefined) ?? [];
  return { ...query, required };
}

type ObjectSchema = { properties: Record<string, { default?: unknown } | undefined>; required?: string[] };

function isObjectSchema(schema: unknown): schema is ObjectSchema {
  return typeof schema === 'object' && schema !== null && 'properties' in schema;
}
