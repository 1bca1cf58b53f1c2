import * as wire from '@dswine/shared/contract/wire';
import type { SwaggerOptions } from '@fastify/swagger';
import { FormErrorResponse } from '@dswine/shared/contract/forms';
import type { Dependencies } from '../dependencies.ts';

/** What routes declare in `config` in addition to their schema. */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required body fields: without them the response is 422. */
    required?: readonly string[];
  }
}

/** The document at `/api/openapi.json`. Its paths come from the schemas of the routes. */
export function openApi({ siteUrl, cookies }: Dependencies): SwaggerOptions {
  return {
    transform: ({ schema, url, route }) => ({
      schema: {
        ...schema,
        operationId: operationId([route.method].flat()[0] ?? '', url),
        ...(schema.body !== undefined && { body: requiring(schema.body, route.config?.required) }),
        querystring: requiring(schema.querystring),
      },
      url,
    }),
    transformObject: (document) => {
      if (!('openapiObject' in document)) throw new Error('The document is no OpenAPI 3.');
      const { paths = {}, components = {}, ...rest } = document.openapiObject;
      nameOtherMethods(paths as Operations);
      addRetryAfter(paths as Operations);
      const { Lang, Failure, Picture, Named, FacetChoice } = wire;
      const named = { Lang, Failure, FormErrorResponse, Picture, Named, FacetChoice };
      const schemas = nameSchemas(paths as Operations, named);
      return {
        ...rest,
        paths,
        components: { ...components, schemas },
      } as typeof document.openapiObject;
    },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'DSWINE organiser',
        version: '1.0.0',
        license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' } as { name: string },
        description:
          'Answers of the expo API are an envelope { Code, Data, Message? } whose Code equals the HTTP status. Messages are Chinese and English, separated by a slash.',
      },
      servers: [{ url: siteUrl, description: 'The site, which passes /api on' }],
      security: [],
      components: {
        securitySchemes: {
          memberSession: {
            type: 'apiKey',
            in: 'cookie',
            name: cookies.name,
            description: 'The session that `/api/auth/Login` or `/api/auth/Confirm` opened',
          },
        },
      },
      tags: [
        {
          name: 'expo',
          description: 'Exhibition content, and calls of members',
        },
        { name: 'forms', description: 'Submissions of visitors without an account' },
        { name: 'calendar', description: 'Calendars to subscribe to' },
        { name: 'auth', description: 'The account service' },
        { name: 'service', description: 'For operators' },
      ],
    },
  };
}

/** `GET /api/expo/News/Detail/:code/:id` becomes `getNewsDetailByCodeAndId`. */
function operationId(method: string, url: string): string {
  const parts = url
    .replace(/^\/api\/(expo\/)?/u, '/')
    .split(/[/.]/u)
    .filter(Boolean);
  const capital = (text: string) => text.replace(/^\w/u, (letter) => letter.toUpperCase());
  const names = parts.filter((part) => !part.startsWith(':')).map(capital);
  const parameters = parts.flatMap((part) =>
    part.startsWith(':') ? [capital(part.slice(1))] : [],
  );
  const by = parameters.length > 0 ? `By${parameters.join('And')}` : '';
  return `${method.toLowerCase()}${names.join('')}${by}`;
}

/** Fields with a default are optional for callers, although handlers always receive them. */
function requiring(schema: unknown, named: readonly string[] = []): unknown {
  if (!isObjectSchema(schema)) return schema;
  const { properties } = schema;
  const isNeeded = (name: string) =>
    properties[name]?.default === undefined || named.includes(name);
  const withoutDefault = (name: string) => {
    const { default: _empty, ...rest } = properties[name] ?? {};
    return [name, named.includes(name) ? rest : properties[name]] as const;
  };
  return {
    ...schema,
    properties: Object.fromEntries(Object.keys(properties).map(withoutDefault)),
    required: schema.required?.filter(isNeeded) ?? [],
  };
}

/** A route with two methods is documented once for both, but operation ids must be unique. */
function nameOtherMethods(paths: Operations): void {
  for (const path of Object.values(paths))
    for (const [method, operation] of Object.entries(path))
      path[method] = {
        ...operation,
        operationId: operation.operationId.replace(/^[a-z]+/u, method),
      };
}

function addRetryAfter(paths: Operations): void {
  for (const { responses } of operationsOf(paths))
    if (responses[429])
      responses[429].headers = {
        'Retry-After': {
          description: 'Seconds until it may be tried again',
          schema: { type: 'integer', minimum: 1 },
        },
      };
}

type ObjectSchema = {
  properties: Record<string, { default?: unknown } | undefined>;
  required?: string[];
};

function isObjectSchema(schema: unknown): schema is ObjectSchema {
  return typeof schema === 'object' && schema !== null && 'properties' in schema;
}

type Schema = { properties?: { Data?: Schema }; [keyword: string]: unknown };
type Content = { content?: Record<string, { schema?: Schema }> };
type Operation = {
  operationId: string;
  requestBody?: Content;
  responses: Record<string, Content & { headers?: object }>;
};
type Operations = Record<string, Record<string, Operation>>;

/**
 * Names schemas, so that generated clients have names for their types: the `named` ones everywhere,
 * and the body and response data of each operation. Replaces the schemas by references and returns
 * all referenced schemas.
 */
function nameSchemas(
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

const operationsOf = (paths: Operations): Operation[] =>
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
