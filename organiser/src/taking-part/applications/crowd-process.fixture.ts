import { createOrganiser } from '../../app.ts';
import { openTestStore } from '../../testing/test-store.fixture.ts';

/*
 * One of several organisers on one database. It applies for the persons of each message at once, and
 * sends back the responses.
 */
const { DATA_DIR: dataFolder = '' } = process.env;
const settings = {
  dataFolder,
  exhibitionCode: 'DSWINE2026',
  siteOrigins: [],
  trustedProxies: [],
  formGuards: false,
};
const app = createOrganiser({ settings, database: await openTestStore(dataFolder) });

async function apply(person: number) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/expo/Event/Applications/DSWINE2026/801?Lang=tw',
    headers: { host: 'fair.example', origin: 'http://fair.example' },
    payload: {
      Name: `第 ${person} 位`,
      Email: `guest-${person}@crowd.example`,
      Mobile: '0912345678',
      Adult: 'yes',
      NoticeVersion: '1',
      Key: `crowd-${person}`,
    },
  });
  const { Data } = response.json<{ Data: object | null }>();
  return { status: response.statusCode, ...Data };
}

process.on('message', (persons: number[]) => {
  void Promise.all(persons.map(apply)).then((responses) => process.send?.(responses));
});
await app.ready();
process.send?.('ready');
