import type { ApiDocument, Schema } from '@dswine/shared/contract/organiser-api';
import { organiserApiOf } from './organiser-api.ts';

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const text: Schema = { type: 'string' };
const query = (name: string, schema: Schema = text) => ({ name, in: 'query', schema });
const named = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const document: ApiDocument = {
  info: { title: 'Organiser', version: '1.0.0' },
  paths: {
    '/api/expo/Wines/{code}': {
      get: {
        parameters: [query('Lang'), query('Page', { type: 'integer' }), query('Colour')],
        responses: { 200: json({ type: 'array', items: named('Wine') }) },
      },
      post: { requestBody: json({ type: 'object', properties: { Name: text, Age: text } }) },
      delete: {},
    },
    '/api/expo/Wines/{code}/{id}': { get: {} },
    '/api/expo/Beers/{code}': { get: { responses: { 200: json(named('Beer')) } } },
  },
  components: {
    schemas: {
      Wine: {
        type: 'object',
        properties: { Maker: named('Maker') },
        ...{ description: 'A bottle', maxProperties: 9 },
      },
      Maker: { type: 'object', properties: { Of: named('Wine') } },
      Beer: text,
    },
  },
};

type Stating = Parameters<typeof organiserApiOf>[1];
const route = (change: object) => ({ data: {}, ...change }) as Stating['routes'][number];
const usedBy = (...routes: Stating['routes']) =>
  organiserApiOf(document, { routes, fragments: [] });
const reading = (...templates: string[]) =>
  route({ data: Object.fromEntries(templates.map((template) => [template, { template }])) });

it('has the calls of a release with what they send, and the schemas of their responses', () => {
  const form = {
    method: 'POST',
    call: 'expo/Wines/{Code}',
    fields: { Name: {}, Kind: { choices: ['a'] } },
  };
  const { paths, components, info } = usedBy(
    reading('Wines/{Code}{?Page}'),
    reading('Wines/{Code}?Lang=tw'),
    route({ forms: { form } }),
  );
  expect(info).toEqual(document.info);
  expect(paths).toEqual({
    '/api/expo/Wines/{code}': {
      get: {
        parameters: [query('Lang'), query('Page', { type: 'integer' })],
        responses: { 200: json({ type: 'array', items: named('Wine') }) },
      },
      post: {
        parameters: [],
        requestBody: json({
          type: 'object',
          required: ['Name', 'Kind'],
          properties: { Name: text, Kind: { enum: ['a'] } },
        }),
      },
    },
  });
  expect(components).toEqual({
    schemas: {
      Maker: { type: 'object', properties: { Of: named('Wine') } },
      Wine: { type: 'object', properties: { Maker: named('Maker') } },
    },
  });
});

it('has a call that the document does not have, and both calls of an optional last part', () => {
  const { paths } = usedBy(reading('Ciders/{Code}', 'Wines/{Code}{/Id}'));
  expect(Object.keys(paths)).toEqual([
    '/api/expo/Ciders/{Code}',
    '/api/expo/Wines/{code}',
    '/api/expo/Wines/{code}/{id}',
  ]);
  expect(paths['/api/expo/Ciders/{Code}']).toEqual({ get: { parameters: [] } });
});

it('sends the fields of a form without a body in the query', () => {
  const form = { method: 'DELETE', call: 'expo/Wines/{Code}', fields: { Id: {} } };
  const { paths } = usedBy(route({ forms: { form } }));
  expect(paths['/api/expo/Wines/{code}']).toEqual({
    delete: { parameters: [{ name: 'Id', in: 'query', schema: {} }] },
  });
});
