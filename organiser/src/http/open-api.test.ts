import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readFileSync } from 'node:fs';
import { recordedFile, recordedOpenApi, RECORDED_SITE } from './recorded-open-api.ts';
import { startTestOrganiser, type TestOrganiser } from '../testing/test-organiser.fixture.ts';

type Operation = {
  operationId: string;
  security?: object[];
  requestBody?: { content: { 'application/json': { schema: { $ref: string } } } };
  responses: Record<string, { headers?: object }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { required?: string[] }> };
};

let organiser: TestOrganiser;
let source: string;
let document: Document;
beforeAll(async () => {
  organiser = await startTestOrganiser(undefined, [RECORDED_SITE]);
  source = (await organiser.app.inject('/api/openapi.json')).body;
  document = JSON.parse(source) as Document;
});
afterAll(() => organiser.end());

const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));
const bodyOf = (path: string) => {
  const { $ref } = document.paths[path]?.['post']?.requestBody?.content['application/json']
    .schema ?? { $ref: '' };
  return document.components.schemas[$ref.replace('#/components/schemas/', '')];
};

it('passes the recommended rules of redocly', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // `isAuthenticated`, the health calls and this document have no 4xx responses.
    rules: { 'operation-4xx-response': 'off' },
  });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const messages = problems.map(
    ({ ruleId, message, location }) => `${ruleId} ${message} ${location[0]?.pointer}`,
  );
  expect(messages).toEqual([]);
});

it('equals the recorded document (update it with npm run record-openapi -w organiser)', () => {
  expect(recordedOpenApi(source) === readFileSync(recordedFile, 'utf8')).toBe(true);
});

it('gives each operation a unique id', () => {
  const ids = operations().map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

it('documents 429 with Retry-After for every rate-limited operation', () => {
  const limited = operations().filter(({ responses }) => responses[429]);
  expect(limited.length).toBeGreaterThan(20);
  for (const { responses } of limited)
    expect(responses[429]?.headers).toHaveProperty('Retry-After');
  for (const path of Object.values(document.paths))
    for (const [method, { responses }] of Object.entries(path))
      if (!['get', 'head'].includes(method)) expect(responses).toHaveProperty('429');
});

it('requires only mandatory fields in request bodies', () => {
  expect(bodyOf('/api/auth/Login')?.required).toEqual(['Email', 'Password']);
  const contact = bodyOf('/api/expo/Contact/{code}')?.required;
  const mandatory = ['Type', 'Subject', 'Name', 'Email', 'Content', 'NoticeVersion'];
  expect(contact?.toSorted()).toEqual(mandatory.toSorted());
});

it('declares the member session', () => {
  const session = [{ memberSession: [] }];
  expect(document.paths['/api/auth/Profile']?.['post']?.security).toEqual(session);
  expect(document.paths['/api/expo/User']?.['get']?.security).toEqual(session);
});
