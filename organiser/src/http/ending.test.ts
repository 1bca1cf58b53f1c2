import type { AddressInfo } from 'node:net';
import { readSettings } from '../process/settings.ts';
import { createListener } from './listener.ts';

it('still responds to requests that arrive during shutdown', async () => {
  const app = createListener({ settings: readSettings({}, '/nowhere') });
  app.get('/quick', async () => 'quick');
  const statuses: number[] = [];
  app.addHook('preClose', async () => {
    const { port } = app.server.address() as AddressInfo;
    statuses.push((await fetch(`http://127.0.0.1:${port}/quick`)).status);
  });
  await app.listen({ port: 0 });
  await app.close();
  expect(statuses).toEqual([200]);
});
