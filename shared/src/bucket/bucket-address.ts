import { StorageError } from './bucket-errors.ts';

/** A bucket of S3, or of a service that speaks its protocol. */
export type BucketAddress = {
  bucket: string;
  /** Empty, or with a slash at its end. */
  prefix: string;
  /** Of a service other than AWS. */
  endpoint?: string;
  region?: string;
};

export const isBucketAddress = (address: string): boolean => address.startsWith('s3:');

/**
 * Parses `s3://<bucket>/<prefix>?endpoint=<URL>&region=<region>`. Credentials are not part of it:
 * the SDK finds them in its standard places. `setting` names the address in the message.
 * @throws {StorageError}
 */
export function parseBucketAddress(address: string, setting: string): BucketAddress {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const { endpoint, region, ...others } = Object.fromEntries(url?.searchParams ?? []);
  const isWhole =
    url !== undefined &&
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname) &&
    [url.username, url.password, url.port, url.hash].every((part) => part === '') &&
    Object.keys(others).length === 0 &&
    (endpoint === undefined || /^https?:\/\/[^/?#@]+\/?$/.test(endpoint));
  if (!isWhole)
    throw new StorageError(
      `${setting} is no address of a bucket. It looks like s3://<bucket>/<prefix>?endpoint=https://<host>&region=<region>; ` +
        'endpoint and region may be missing, and credentials are not part of it.',
    );
  const prefix = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined && { region }),
  };
}
