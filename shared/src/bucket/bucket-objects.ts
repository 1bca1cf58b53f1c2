import { createHash } from 'node:crypto';
import type { ListObjectsV2CommandOutput, S3Client } from '@aws-sdk/client-s3';
import type { BucketAddress } from './bucket-address.ts';
import { OversizedObjectError } from './bucket-errors.ts';
import { createRequests, isConflict, isMissing, type RequestOptions } from './bucket-requests.ts';

/** The content of an object with its entity tag, which a service computes as it likes. */
type StoredObject = { bytes: Buffer; tag: string | undefined };

/** What must hold for a write: the object does not exist, or it is still the one with this tag. */
type Condition = { IfNoneMatch: '*' } | { IfMatch: string };

/** The requests that are made to a bucket. Keys are below the prefix of its address. */
export type BucketObjects = {
  /** Without the prefix's slash at the end. */
  address: string;
  get: (key: string, maxBytes?: number) => Promise<StoredObject>;
  /** Undefined when there is none. */
  find: (key: string) => Promise<StoredObject | undefined>;
  /** False when the condition does not hold. */
  put: (key: string, bytes: Buffer, condition?: Condition) => Promise<boolean>;
  remove: (key: string) => Promise<void>;
  /** One page of the keys and folders that begin so; `next` is where the last page has ended. */
  page: (prefix: string, next: string | undefined) => Promise<ListObjectsV2CommandOutput>;
};

/** Far above every file of a release, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;
const CONNECTION_LIMIT_MS = 3000;

type Connection = { sdk: typeof import('@aws-sdk/client-s3'); client: S3Client };
type Send = <Answer>(run: (to: Connection, limit: Limit) => Promise<Answer>) => Promise<Answer>;
type Limit = { abortSignal: AbortSignal };

/** The SDK is loaded with the first request. */
export function openObjects(bucket: BucketAddress, options: RequestOptions): BucketObjects {
  const address = `s3://${bucket.bucket}/${bucket.prefix}`.replace(/\/$/, '');
  const request = createRequests(address, options);
  let connection: Promise<Connection> | undefined;
  const at = (key: string) => ({ Bucket: bucket.bucket, Key: bucket.prefix + key });

  const send: Send = async (run) => {
    const to = await (connection ??= connect(bucket));
    return request((abortSignal) => run(to, { abortSignal }));
  };

  const get: BucketObjects['get'] = (key, maxBytes = MAX_BYTES) =>
    send(async ({ sdk, client }, limit) => {
      const found = await client.send(new sdk.GetObjectCommand(at(key)), limit);
      const body = (found.Body ?? []) as AsyncIterable<Uint8Array>;
      return { bytes: await readBody(body, key, maxBytes), tag: found.ETag };
    });

  const find: BucketObjects['find'] = (key) =>
    get(key).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });

  return {
    address,
    get,
    find,
    async put(key, bytes, condition) {
      const ContentMD5 = createHash('md5').update(bytes).digest('base64');
      const command = { ...at(key), Body: bytes, ContentMD5, ...condition };
      let tries = 0;
      try {
        await send(({ sdk, client }, limit) => {
          tries += 1;
          return client.send(new sdk.PutObjectCommand(command), limit);
        });
        return true;
      } catch (error) {
        if (!condition || !isConflict(error)) throw error;
        // After a try whose answer was lost, it may have been this very write.
        return tries > 1 && (await find(key))?.bytes.equals(bytes) === true;
      }
    },
    async remove(key) {
      await send(({ sdk, client }, limit) =>
        client.send(new sdk.DeleteObjectCommand(at(key)), limit),
      );
    },
    page: (prefix, ContinuationToken) =>
      send(({ sdk, client }, limit) => {
        const listed = { Bucket: bucket.bucket, Prefix: bucket.prefix + prefix, Delimiter: '/' };
        const command = {
          ...listed,
          ...(ContinuationToken !== undefined && { ContinuationToken }),
        };
        return client.send(new sdk.ListObjectsV2Command(command), limit);
      }),
  };
}

/** Requests are repeated as a whole by `createRequests`, so the SDK itself repeats none. */
async function connect({ endpoint, region }: BucketAddress): Promise<Connection> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    maxAttempts: 1,
    requestHandler: { connectionTimeout: CONNECTION_LIMIT_MS },
    // Other services do not know the checksums of AWS. What is read has a signed hash.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(region !== undefined && { region }),
    ...(endpoint !== undefined && {
      endpoint,
      forcePathStyle: true,
      region: region ?? 'us-east-1',
    }),
  });
  return { sdk, client };
}

async function readBody(
  body: AsyncIterable<Uint8Array>,
  key: string,
  maxBytes: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > maxBytes) throw new OversizedObjectError(`${key} has more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
