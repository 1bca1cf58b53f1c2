import { hasPostgres, startPostgres, type TestPostgres } from '../testing/postgres.fixture.ts';
import { openStore } from './open-store.ts';
import { storeContract } from './store.contract.ts';

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('PostgreSQL', () => {
  let server: TestPostgres;
  let made = 0;
  beforeAll(async () => void (server = await startPostgres()));
  afterAll(() => server.stop());
  const newDatabase = () => server.create(`store_${(made += 1)}`);

  storeContract('PostgreSQL', async () =>
    openStore({ dataFolder: '/nowhere', databaseUrl: await newDatabase() }),
  );

  it('is migrated once when four services start at once', async () => {
    const databaseUrl = await newDatabase();
    const opened = await Promise.all(
      Array.from({ length: 4 }, () => openStore({ dataFolder: '/nowhere', databaseUrl })),
    );
    const [first] = opened;
    expect(await first?.selectFrom('content_records').select('id').execute()).toEqual([]);
    await Promise.all(opened.map((database) => database.destroy()));
  });

  it('throws when the server is unreachable', async () => {
    const databaseUrl = 'postgresql://postgres@127.0.0.1:1/none';
    await expect(openStore({ dataFolder: '/nowhere', databaseUrl })).rejects.toThrow(
      /cannot be used now/u,
    );
  });
});
