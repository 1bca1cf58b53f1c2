import { connect, type Socket } from 'node:net';

const json = ['content-type: application/json', 'content-length: 5000'];
const form = ['content-type: application/x-www-form-urlencoded', 'content-length: 5000'];

/** What a slow client sends first. Afterwards it adds one byte per second, or never reads. */
const beginnings: Record<string, string[]> = {
  'head of a page': ['GET /News HTTP/1.1', 'host: x', 'x-slow: '],
  'head of a call': ['POST /api/expo/Contact/DSWINE2026 HTTP/1.1', 'host: x', 'x-slow: '],
  'body of a call': [
    'POST /api/expo/Contact/DSWINE2026?Lang=tw HTTP/1.1',
    'host: x',
    ...json,
    '',
    '{',
  ],
  'body of a page form': ['POST /Contact HTTP/1.1', 'host: x', ...form, '', 'form=contact&Name='],
  'reader of a file': [
    'GET /api/expo/File/DSWINE2026/exhibitor-manual-tw.pdf HTTP/1.1',
    'host: x',
    '',
    '',
  ],
};

type SlowSockets = {
  /** Number of slow senders that are still connected. */
  sending: () => number;
  close: () => void;
};

/** Opens `count` connections that never finish, equally many of each kind. */
export async function openSlowSockets(site: string, count: number): Promise<SlowSockets> {
  const { hostname, port } = new URL(site);
  const kinds = Object.entries(beginnings);
  const sockets: { socket: Socket; sends: boolean }[] = [];
  for (let index = 0; index < count; index += 1) {
    const [kind = '', lines = []] = kinds[index % kinds.length] ?? [];
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const sends = !kind.startsWith('reader');
    sockets.push({ socket, sends });
    await new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
      socket.write(lines.join('\r\n'), () => resolve());
    });
    if (sends) socket.resume();
  }
  // eslint-disable-next-line no-restricted-syntax -- slow clients take time; the test waits for states
  const timer = setInterval(() => {
    for (const { socket, sends } of sockets) if (sends && socket.writable) socket.write('a');
  }, 1000);
  return {
    sending: () => sockets.filter(({ socket, sends }) => sends && !socket.closed).length,
    close() {
      clearInterval(timer);
      for (const { socket } of sockets) socket.destroy();
    },
  };
}
