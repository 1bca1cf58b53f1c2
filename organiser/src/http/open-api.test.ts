import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readFileSync } from 'node:fs';
import { recordedFile, recordedOpenApi, RECORDED_SITE } from './recorded-open-api.ts';
import { startTestOrganiser, type TestOrganiser } from '../testing/test-organiser.fixture.ts';

type Operation = { responses: Record<string, { headers?: object }> };
type Document = { paths: Record<string, Record<string, Operation>> };

let organiser: TestOrganiser;
let source: string;
let document: Document;
beforeAll(async () => {
  organiser = await startTestOrganiser(undefined, [RECORDED_SITE]);
  source = (await organiser.app.inject('/api/openapi.json')).body;
  document = JSON.parse(source) as Document;
});
afterAll(() => organiser.end());

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

it('documents 429 with Retry-After for every rate-limited operation', () => {
  for (const path of Object.values(document.paths))
    for (const [method, { responses }] of Object.entries(path)) {
      if (!['get', 'head'].includes(method)) expect(responses).toHaveProperty('429');
      if (responses[429]) expect(responses[429].headers).toHaveProperty('Retry-After');
    }
});
