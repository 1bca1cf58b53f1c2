import {
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { closeServer, listen, startS3Server, type S3Server } from './s3-server.fixture.ts';

/**
 * What happens to a request: no connection; no right to it (403); another writer at the same moment (409); an error of
 * the service; no answer; an answer that breaks off, or has other bytes; what was there before the
 * last write; or a write whose answer is lost.
 */
export type Fault =
  'refused' | 403 | 409 | 500 | 503 | 'silent' | 'cut' | 'wrong' | 'stale' | 'lost';

/** A bucket behind a proxy that does to requests what networks and services do. */
export type FaultyBucket = S3Server & {
  /** For `RELEASE_STORE`. */
  address: string;
  /** What happens to a request, as in `PUT metadata/timestamp.json`. */
  fault: (request: string) => Fault | undefined;
};

export async function startFaultyBucket(): Promise<FaultyBucket> {
  const server = await startS3Server();
  /** What was answered first, by request. */
  const answers = new Map<string, Answered>();
  const proxy = createServer((request, response) => {
    const url = decodeURIComponent(request.url ?? '');
    const name = `${request.method} ${url.replace(/^\/releases\/(tests\/)?|\?x-id=\w+$/g, '')}`;
    const fault = bucket.fault(name);
    if (fault === 'refused') return void request.socket.destroy();
    if (fault === 'silent') return;
    if (typeof fault === 'number') return void response.writeHead(fault).end();
    pass(server.port, request, (answer, body) => {
      const answered = { body, headers: answer.headers, status: answer.statusCode ?? 500 };
      const first = answers.get(name) ?? answered;
      answers.set(name, first);
      respond(response, fault === 'stale' ? first : answered, fault);
    });
  });
  const port = await listen(proxy);
  const bucket: FaultyBucket = {
    ...server,
    address: `s3://releases/tests?endpoint=http://127.0.0.1:${port}`,
    fault: () => undefined,
    async close() {
      await closeServer(proxy);
      await server.close();
    },
  };
  return bucket;
}

function pass(
  port: number,
  request: IncomingMessage,
  done: (answer: IncomingMessage, body: Buffer) => void,
): void {
  const { method, headers, url: path } = request;
  const onward = send({ port, method, headers, path, host: '127.0.0.1' }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => done(answer, Buffer.concat(parts)));
  });
  onward.on('error', () => request.socket.destroy());
  request.pipe(onward);
}

type Answered = { body: Buffer; headers: IncomingHttpHeaders; status: number };

function respond(
  response: ServerResponse,
  { status, headers, body }: Answered,
  fault: Fault | undefined,
): void {
  if (fault === 'lost') return void response.socket?.destroy();
  const sent = fault === 'wrong' ? changed(body) : body;
  response.writeHead(status, headers);
  if (fault !== 'cut') return void response.end(sent);
  response.write(sent.subarray(0, sent.length / 2), () => response.socket?.destroy());
}

function changed(body: Buffer): Buffer {
  const copy = Buffer.from(body);
  copy[copy.length >> 1] = (copy[copy.length >> 1] ?? 0) ^ 1;
  return copy;
}
