import { systemClock } from '@dswine/shared/process/clock';
import { createOrganiser } from '../app.ts';
import { openStore } from './open-store.ts';
import type { Database } from './tables.ts';

export const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

type Answer = { status: number; retryAfter: unknown };

/** An organiser on this database, and what it answers to something that reads or writes. */
export async function serve(dataFolder: string, databaseUrl?: string) {
  const database: Database = await openStore({ dataFolder, databaseUrl });
  const settings = {
    dataFolder,
    exhibitionCode: 'DSWINE2026',
    siteOrigins: [],
    trustedProxies: ['loopback'],
    preparePictures: false,
    // A busy machine lets the test ask more often.
    limitFactor: 100,
  };
  const organiser = createOrganiser({ settings, database });
  const get = async (url: string): Promise<Answer> => {
    const { statusCode, headers } = await organiser.inject({ url });
    return { status: statusCode, retryAfter: headers['retry-after'] };
  };
  return {
    database,
    end: async () => {
      await organiser.close();
      await database.destroy();
    },
    write: () => get('/api/expo/Validcode/Proof'),
    read: () => get('/api/expo/User'),
    /** 503 while the database cannot be written. Without an edition it is never ready. */
    readiness: async () => (await organiser.inject('/readyz')).json<{ status: string }>().status,
  };
}
export type Served = Awaited<ReturnType<typeof serve>>;
export const unavailable = { status: 503, retryAfter: '2' };
export const silent = 'the database does not respond';

/** After the repair it must work without a failure once some seconds have passed. */
export async function expectHealed(served: Served): Promise<void> {
  await systemClock.sleep(2000);
  for (let time = 0; time < 40; time += 1)
    expect(
      (await Promise.all([served.write(), served.write()])).map(({ status }) => status),
    ).toEqual([200, 200]);
  expect(await served.readiness()).not.toBe(silent);
}
