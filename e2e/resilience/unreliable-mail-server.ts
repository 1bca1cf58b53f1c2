import type { Socket } from 'node:net';
import { listen } from '@dswine/shared/testing/listen';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A received mail. */
type Arrived = { messageId: string; to: string[]; subject: string };

export type MailServer = {
  url: string;
  arrived: Arrived[];
  /** Number of failures of each kind. */
  refused: Record<Trouble, number>;
  close: () => Promise<void>;
};

/**
 * Busy: a 4xx response. Cut: the connection closes before the response, without storing the mail.
 * Cut after keeping: the same with the mail stored, so the sender cannot know.
 */
const troubles = ['busy', 'cut', 'cut after keeping'] as const;
type Trouble = (typeof troubles)[number];

/** Below the eight attempts of the outbox: giving up is another test. */
const maxFailuresPerMail = 3;

/** A mail server on the loopback interface that fails every fifth mail on average. */
export async function startMailServer(random: () => number, share = 0.2): Promise<MailServer> {
  const arrived: Arrived[] = [];
  const refused: Record<Trouble, number> = { busy: 0, cut: 0, 'cut after keeping': 0 };
  const failuresOf = new Map<string, number>();
  const sockets = new Map<number, Socket>();

  function troubleWith(messageId: string): Trouble | undefined {
    const before = failuresOf.get(messageId) ?? 0;
    if (before >= maxFailuresPerMail || random() >= share) return undefined;
    failuresOf.set(messageId, before + 1);
    const trouble = troubles[Math.floor(random() * troubles.length)] ?? 'busy';
    refused[trouble] += 1;
    return trouble;
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => void receive(Buffer.concat(parts)).catch(callback));

      async function receive(raw: Buffer): Promise<void> {
        const { messageId = '', subject = '' } = await PostalMime.parse(raw);
        const trouble = troubleWith(messageId);
        if (trouble === undefined || trouble === 'cut after keeping')
          arrived.push({
            messageId,
            subject,
            to: session.envelope.rcptTo.map(({ address }) => address),
          });
        if (trouble === undefined) callback();
        else if (trouble === 'busy')
          callback(Object.assign(new Error('come back later'), { responseCode: 451 }));
        else sockets.get(session.remotePort)?.destroy();
      }
    },
  });
  // A killed sender leaves its connection in the middle of a command.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0;
    sockets.set(port, socket);
    socket.once('close', () => sockets.delete(port));
  });
  return {
    url: `smtp://127.0.0.1:${await listen(server.server)}`,
    arrived,
    refused,
    async close() {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
