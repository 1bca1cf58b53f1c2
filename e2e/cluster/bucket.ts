import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { credentials } from '@dswine/shared/bucket/s3-server.fixture';
import { node, processEnv } from '../site/service.ts';
import { bucketAddress } from '../site/store-in-bucket.ts';
import type { BucketMessage, BucketPorts } from './bucket-process.ts';

/** A bucket with the files of a store. Its two sides can be away on their own. */
export type Bucket = {
  pid: number;
  /** What a publisher's or a web server's environment names. */
  environment: (side: keyof BucketPorts) => Record<string, string>;
  leave: (...sides: (keyof BucketPorts)[]) => Promise<void>;
  comeBack: (...sides: (keyof BucketPorts)[]) => Promise<void>;
  stop: () => Promise<void>;
};

export async function startBucket(store: string): Promise<Bucket> {
  const child = fork(path.join(import.meta.dirname, 'bucket-process.ts'), {
    execPath: node,
    execArgv: [],
    env: { ...processEnv, STORE: store },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [ports] = (await once(child, 'message')) as [BucketPorts];

  async function send(message: BucketMessage): Promise<void> {
    const done = once(child, 'message');
    child.send(message);
    await done;
  }

  return {
    pid: child.pid ?? 0,
    environment: (side) => ({ ...credentials, RELEASE_STORE: bucketAddress(ports[side]) }),
    async leave(...sides) {
      for (const side of sides) await send({ side, isAway: true });
    },
    async comeBack(...sides) {
      for (const side of sides) await send({ side, isAway: false });
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
