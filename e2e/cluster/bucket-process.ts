import { startS3Server, type S3Server } from '@dswine/shared/bucket/s3-server.fixture';
import { bucketOf } from '../site/store-in-bucket.ts';

/*
 * The bucket as a process of its own, with two addresses: the publishers' and the web servers'. Each
 * can be away: nobody listens then, and open connections are closed. Answers each message when done.
 */
export type BucketPorts = { publishers: number; servers: number };
export type BucketMessage = { side: keyof BucketPorts; isAway: boolean };

const objects = await bucketOf(process.env['STORE'] ?? '');
const sides: Record<keyof BucketPorts, S3Server> = {
  publishers: await startS3Server({ objects }),
  servers: await startS3Server({ objects }),
};
const ports: BucketPorts = { publishers: sides.publishers.port, servers: sides.servers.port };

process.on('message', ({ side, isAway }: BucketMessage) => {
  void (async () => {
    if (isAway) await sides[side].close();
    else sides[side] = await startS3Server({ objects, port: ports[side] });
    process.send?.('done');
  })();
});
process.on('disconnect', () => process.exit());
process.send?.(ports);
