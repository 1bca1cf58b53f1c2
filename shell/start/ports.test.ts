import { createServer, type AddressInfo } from 'node:net';
import { requireFreePorts, sitePorts } from './ports.ts';

it('takes five ports in a row, unless they are named', () => {
  expect(sitePorts({})).toEqual({
    PORT: '3000',
    ORGANISER_PORT: '3001',
    ORGANISER_DESK_PORT: '3002',
    METRICS_PORT: '3003',
    ORGANISER_METRICS_PORT: '3004',
  });
  expect(sitePorts({ PORT: '8080', METRICS_PORT: '9464' })).toMatchObject({
    PORT: '8080',
    ORGANISER_PORT: '8081',
    METRICS_PORT: '9464',
  });
});

it.each(['0', '65532', '99999', '80.5', 'http'])('refuses PORT=%s', (PORT) =>
  expect(() => sitePorts({ PORT })).toThrow('PORT must be a whole number from 1 to 65531'),
);

it('names all ports on which another program listens', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const taken = String((other.address() as AddressInfo).port);
  await expect(requireFreePorts({ PORT: '0', METRICS_PORT: taken })).rejects.toThrow(
    `Another program listens on METRICS_PORT=${taken}.`,
  );
  await new Promise((resolve) => other.close(resolve));
  await requireFreePorts({ PORT: '0', METRICS_PORT: taken });
});
