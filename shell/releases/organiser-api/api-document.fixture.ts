import type { ApiDocument, Schema } from '@dswine/shared/contract/organiser-api';

type Fields = Record<string, Schema>;
type ObjectSchema = { type: 'object'; properties: Fields; required: string[] };

/** A small document in parts, so that a test can change each of them. */
export type DocumentParts = {
  query: { name: string; in: 'query'; required?: boolean; schema?: Schema }[];
  list: ObjectSchema;
  item: ObjectSchema;
  form: ObjectSchema;
  formMethod: string;
  listType: string;
  more: ApiDocument['paths'];
};

export const text: Schema = { type: 'string' };
export const listed = (...values: string[]): Schema => ({
  anyOf: values.map((value) => ({ const: value })),
});

export function partsOfDocument(): DocumentParts {
  const item = {
    Id: text,
    Title: text,
    Kind: listed('news', 'award'),
    Note: { anyOf: [text, { type: 'null' }] },
  };
  return {
    query: [
      { name: 'Lang', in: 'query', required: true, schema: listed('tw', 'en') },
      { name: 'Page', in: 'query', schema: { type: 'integer' } },
    ],
    list: {
      type: 'object',
      required: ['Total', 'Items'],
      properties: {
        Total: { type: 'integer' },
        Items: { type: 'array', items: { $ref: '#/components/schemas/News' } },
      },
    },
    item: { type: 'object', required: Object.keys(item), properties: { ...item, Share: text } },
    form: {
      type: 'object',
      required: ['Name'],
      properties: { Name: text, Email: text, Type: listed('visit', 'press') },
    },
    formMethod: 'post',
    listType: 'application/json',
    more: {},
  };
}

export function documentOf(parts: DocumentParts): ApiDocument {
  const { query, list, item, form, formMethod, listType, more } = parts;
  const list200 = { 200: { content: { [listType]: { schema: list } } } };
  return {
    info: { title: 'Organiser', version: '1.0.0' },
    paths: {
      '/api/expo/News/{code}': { get: { parameters: query, responses: list200 } },
      '/api/expo/Award/{code}': { get: { responses: list200 } },
      '/api/expo/Contact/{code}': {
        [formMethod]: { requestBody: { content: { 'application/json': { schema: form } } } },
      },
      ...more,
    },
    components: { schemas: { News: item } },
  };
}

/** The usual document after a change of its parts. */
export function documentWith(change: (parts: DocumentParts) => void): ApiDocument {
  const parts = partsOfDocument();
  change(parts);
  return documentOf(parts);
}
