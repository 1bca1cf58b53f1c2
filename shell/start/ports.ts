import { isFree } from '@dswine/shared/build/free-port';

/** Each port of a site by the variable that sets it, with its distance from `PORT`. */
const distances = {
  PORT: 0,
  METRICS_PORT: 3,
  ORGANISER_PORT: 1,
  ORGANISER_DESK_PORT: 2,
  ORGANISER_METRICS_PORT: 4,
};
export type SitePorts = Record<keyof typeof distances, string>;

/** Thrown when a port of the site is no port, or another program listens on it. */
class PortError extends Error {
  override name = 'PortError';
}

/**
 * The ports of a site: five in a row from `PORT`, 3000 by default, unless they are named. The
 * system chooses those that are 0, except for the site itself.
 * @throws {PortError}
 */
export function sitePorts(environment: NodeJS.ProcessEnv): SitePorts {
  const first = environment['PORT'] || '3000';
  if (!/^\d{1,5}$/.test(first) || Number(first) < 1 || Number(first) > 65_531)
    throw new PortError(`PORT must be a whole number from 1 to 65531; it is "${first}".`);
  const ports = Object.entries(distances).map(([name, distance]) => [
    name,
    environment[name] || String(Number(first) + distance),
  ]);
  return Object.fromEntries(ports) as SitePorts;
}

/** @throws {PortError} naming all ports on which other programs listen. */
export async function requireFreePorts(ports: Partial<SitePorts>): Promise<void> {
  const named = Object.entries(ports);
  const free = await Promise.all(named.map(([, port]) => isFree(Number(port))));
  const taken = named.filter((_, at) => !free[at]).map(([name, port]) => `${name}=${port}`);
  if (taken.length === 0) return;
  throw new PortError(
    `Another program listens on ${taken.join(', ')}. End it, or choose other ports: ` +
      'PORT=3100 npm start takes 3100 to 3104.',
  );
}
