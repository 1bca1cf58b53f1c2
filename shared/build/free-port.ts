import { createServer } from 'node:net';

/** Returns the first free loopback port from `from` upwards. Throws if 50 ports are in use. */
export async function freePort(from: number): Promise<number> {
  for (let port = from; port < from + 50; port += 1) if (await isFree(port)) return port;
  throw new Error(`No port between ${from} and ${from + 49} is free. Name one: PORT=… npm run dev`);
}

/** Whether no program listens on a loopback port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
      probe.close(() => resolve(true)),
    );
  });
}
