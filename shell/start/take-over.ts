import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';

type Site = { dataDir: string; port: string };

/** Relative to the working folder, because addresses of sockets are short. */
const socketOf = ({ dataDir, port }: Site) =>
  path.relative(process.cwd(), path.join(dataDir, `start-${port}.sock`));

/** Ends the running start, and resolves when it has ended. */
export type EndRunning = () => Promise<void>;

/** Finds the `npm start` that runs a site with this data folder and port. */
export function findRunning(site: Site): Promise<EndRunning | undefined> {
  return new Promise((resolve) => {
    const socket = connect(socketOf(site));
    const ended = new Promise<void>((end) => socket.once('close', () => end()));
    socket.once('error', () => resolve(undefined));
    socket.once('connect', () =>
      resolve(() => {
        socket.write('end');
        return ended;
      }),
    );
  });
}

/**
 * Waits for a later start of the same site, which asks this one to end when it is ready itself.
 * @throws if the socket cannot be created, such as with a path of more than 100 letters.
 */
export async function awaitSuccessor(site: Site, end: () => void): Promise<Server> {
  const file = socketOf(site);
  await rm(file, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', end);
  });
  // It keeps no process alive, and connections end with the process.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(file, () => resolve(server));
  });
}
