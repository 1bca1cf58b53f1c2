import { createServer } from 'node:net';

/** Each port of a site by the variable that sets it, with its distance from `PORT`. */
const PORTS = {
  PORT: 0,
  ORGANISER_PORT: 1,
  ORGANISER_DESK_PORT: 2,
  METRICS_PORT: 3,
  ORGANISER_METRICS_PORT: 4,
};
type Ports = Record<keyof typeof PORTS, string>;

/** The ports of a site: five in a row from `PORT`. With 0, the system chooses each. */
export function sitePorts(environment: NodeJS.ProcessEnv): Ports {
  const first = Number(environment['PORT'] ?? '3000');
  const ports = Object.entries(PORTS).map(([name, distance]) => [
    name,
    environment[name] ?? String(first && first + distance),
  ]);
  return Object.fromEntries(ports) as Ports;
}

/** Thrown when other programs listen on ports of the site. */
class PortTakenError extends Error {
  override name = 'PortTakenError';
  constructor(taken: readonly string[]) {
    super(
      `Another program listens on ${taken.join(', ')}. End it, or choose other ports: ` +
        'PORT=3100 npm start takes 3100 to 3104.',
    );
  }
}

/** @throws {PortTakenError} naming all ports that are taken. */
export async function requireFreePorts(ports: Partial<Ports>): Promise<void> {
  const taken = await Promise.all(
    Object.entries(ports).map(async ([name, port]) =>
      (await isTaken(Number(port))) ? [`${name}=${port}`] : [],
    ),
  );
  if (taken.flat().length > 0) throw new PortTakenError(taken.flat());
}

/** Other errors are left to the service, which knows its host. */
function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    server.listen(port, () => server.close(() => resolve(false)));
  });
}
