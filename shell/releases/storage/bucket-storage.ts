import { createHash } from 'node:crypto';
import type { S3Client } from '@aws-sdk/client-s3';
import { TamperedError } from '../errors.ts';
import type { BucketAddress } from './bucket-address.ts';
import { createRequests, isConflict, type RequestOptions } from './bucket-requests.ts';
import { isAbsent } from '../stray-files.ts';
import { readIfThere, type Storage } from './storage.ts';

/** Far above every file of a release, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;
const CONNECTION_LIMIT_MS = 3000;

type Sdk = typeof import('@aws-sdk/client-s3');
type Connection = { sdk: Sdk; client: S3Client };

/**
 * Files in a bucket of S3, or of a service with its conditional writes (`If-None-Match: *` and
 * `If-Match`). The SDK is loaded with the first request.
 */
export function openBucket(address: BucketAddress, options: RequestOptions = {}): Storage {
  const name = `s3://${address.bucket}/${address.prefix}`.replace(/\/$/, '');
  let connection: Promise<Connection> | undefined;
  const request = createRequests(name, options);
  const keyOf = (file: string) => ({ Bucket: address.bucket, Key: address.prefix + file });

  /** Runs a request, and again when the bucket does not answer or the connection breaks. */
  async function send<Answer>(
    run: (to: Connection, abortSignal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const to = await (connection ??= connect(address));
    return request((abortSignal) => run(to, abortSignal));
  }

  /** The content with its entity tag, which a service computes as it likes. */
  const get = (file: string, maxBytes = MAX_BYTES) =>
    send(async ({ sdk, client }, abortSignal) => {
      const found = await client.send(new sdk.GetObjectCommand(keyOf(file)), { abortSignal });
      const body = found.Body as AsyncIterable<Uint8Array> | undefined;
      const bytes = await readBody(body ?? [], { file, maxBytes, length: found.ContentLength });
      return { bytes, tag: found.ETag };
    });

  const read: Storage['read'] = async (file, maxBytes) => (await get(file, maxBytes)).bytes;

  const getIfThere = (file: string) =>
    get(file).catch((error: unknown) => {
      if (isAbsent(error)) return undefined;
      throw error;
    });

  type Condition = { IfNoneMatch: '*' } | { IfMatch: string };

  /**
   * False when the condition does not hold. After a try whose answer was lost, it may have been
   * this very write that changed the file.
   */
  async function put(file: string, bytes: Buffer, condition: Condition): Promise<boolean> {
    const ContentMD5 = createHash('md5').update(bytes).digest('base64');
    let tries = 0;
    try {
      await send(({ sdk, client }, abortSignal) => {
        tries += 1;
        const command = { ...keyOf(file), Body: bytes, ContentMD5, ...condition };
        return client.send(new sdk.PutObjectCommand(command), { abortSignal });
      });
      return true;
    } catch (error) {
      if (!isConflict(error)) throw error;
      return tries > 1 && (await hasContent(file, bytes));
    }
  }

  const hasContent = async (file: string, bytes: Buffer) =>
    (await readIfThere({ read }, file))?.equals(bytes) ?? false;

  return {
    address: name,
    read,
    async create(file, bytes) {
      return (await put(file, bytes, { IfNoneMatch: '*' })) || (await hasContent(file, bytes));
    },
    async swap(file, bytes, seen) {
      if (seen === undefined) return put(file, bytes, { IfNoneMatch: '*' });
      const found = await getIfThere(file);
      if (!found?.bytes.equals(seen) || found.tag === undefined) return false;
      return put(file, bytes, { IfMatch: found.tag });
    },
    async remove(file) {
      await send(({ sdk, client }, abortSignal) =>
        client.send(new sdk.DeleteObjectCommand(keyOf(file)), { abortSignal }),
      );
    },
    async list(folder) {
      const prefix = address.prefix + (folder === '' ? '' : `${folder}/`);
      const names: string[] = [];
      let next: string | undefined;
      do {
        const page = await send(({ sdk, client }, abortSignal) =>
          client.send(
            new sdk.ListObjectsV2Command({
              Bucket: address.bucket,
              Prefix: prefix,
              Delimiter: '/',
              ...(next !== undefined && { ContinuationToken: next }),
            }),
            { abortSignal },
          ),
        );
        for (const { Key = '' } of page.Contents ?? []) names.push(Key.slice(prefix.length));
        for (const { Prefix = '' } of page.CommonPrefixes ?? [])
          names.push(Prefix.slice(prefix.length, -1));
        next = page.NextContinuationToken;
      } while (next !== undefined);
      return names.filter((one) => one !== '' && !one.startsWith('.')).sort();
    },
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
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true, region: region ?? 'us-east-1' }),
  });
  return { sdk, client };
}

type Body = { file: string; maxBytes: number; length: number | undefined };

async function readBody(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { file, maxBytes, length }: Body,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (Math.max(size, length ?? 0) > maxBytes)
      throw new TamperedError(`${file} has more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
