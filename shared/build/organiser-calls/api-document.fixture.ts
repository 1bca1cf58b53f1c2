import type { OrganiserCalls } from '@dswine/shared/contract/organiser-calls';
import type { ApiDocument } from './api-document.ts';
import { declareCalls } from './declare-calls.ts';
import type { Schema } from './json-type.ts';
import type { StatedCall } from './stated-calls.ts';

type Fields = Record<string, Schema>;
type Parameter = { name: string; in: 'query'; required?: boolean };

/** A small document in parts, so that a test can change each of them. */
export type DocumentParts = {
  news: { parameters: Parameter[]; item: Schema & { properties: Fields; required: string[] } };
  answer: Fields;
  contact: { method: string; fields: Fields; required: string[] };
  newsType: string;
  photoType: string;
  more: Record<string, object>;
};

export const text: Schema = { type: 'string' };
export const listed = (...values: string[]): Schema => ({
  anyOf: values.map((value) => ({ const: value })),
});

export function partsOfDocument(): DocumentParts {
  return {
    news: {
      parameters: [
        { name: 'Lang', in: 'query', required: true },
        { name: 'Page', in: 'query' },
      ],
      item: {
        type: 'object',
        required: ['Id', 'Title', 'Kind', 'Note', 'Picture'],
        properties: {
          Id: text,
          Title: text,
          Kind: listed('news', 'award'),
          Note: { anyOf: [text, { type: 'null' }] },
          Share: text,
          Picture: { type: 'object', required: ['Src'], properties: { Src: text } },
          Unused: text,
        },
      },
    },
    answer: { Total: { type: 'integer' } },
    contact: {
      method: 'post',
      fields: { Name: text, Email: text, Type: listed('visit', 'press') },
      required: ['Name'],
    },
    newsType: 'application/json',
    photoType: 'image/webp',
    more: {},
  };
}

export function documentOf(parts: DocumentParts): ApiDocument {
  const { news, answer, contact, newsType, photoType, more } = parts;
  const properties = { ...answer, Items: { type: 'array', items: news.item } };
  const list = { type: 'object', required: Object.keys(properties), properties };
  const respond = (schema: Schema, type = 'application/json') => ({
    200: { content: { [type]: { schema: envelope(schema) } } },
  });
  const sent = { type: 'object', required: contact.required, properties: contact.fields };
  return {
    info: { title: 'Organiser', version: '1.0.0' },
    paths: {
      '/api/expo/News/{code}': {
        get: { parameters: news.parameters, responses: respond(list, newsType) },
      },
      '/api/expo/Contact/{code}': {
        [contact.method]: {
          requestBody: { content: { 'application/json': { schema: sent } } },
          responses: respond({ type: 'object', properties: { Reference: text } }),
        },
      },
      '/api/expo/Photo/{code}': { get: { responses: respond(list, photoType) } },
      ...more,
    },
  };
}

const envelope = (data: Schema): Schema => ({
  type: 'object',
  required: ['Code', 'Data'],
  properties: { Code: { type: 'integer' }, Data: data },
});

/** What a section states and has in its code. */
export type Using = { calls: StatedCall[]; code: string };

export function usingAll(): Using {
  return {
    calls: [
      { method: 'GET', template: 'expo/News/{Code}{?Lang,Page}' },
      {
        method: 'POST',
        template: 'expo/Contact/{Code}',
        fields: { Name: {}, Email: {}, Type: { choices: ['visit', 'press'] } },
      },
    ],
    code: 'const {Total:t,Items:i}=d;i.map(({Id,Title,Kind,Note,Share,Picture})=>Picture.Src)',
  };
}

export function declared(parts: DocumentParts, { calls, code }: Using): OrganiserCalls {
  return declareCalls(documentOf(parts), calls, code);
}
