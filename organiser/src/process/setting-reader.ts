import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isBucketAddress, parseBucketAddress } from '@dswine/shared/bucket/bucket-address';

type Setting<T> = {
  fallback: string;
  /** Undefined for an invalid text. */
  parse: (text: string) => T | undefined;
  /** What is valid, for the error message. */
  expected: string;
  /** The error message does not repeat it. */
  isSecret?: boolean;
};
export type ReadSetting = <T>(name: string, setting: Setting<T>) => T;

/** Reads settings from the environment. Adds a line to `wrong` for each invalid one. */
export function settingReader(
  environment: Record<string, string | undefined>,
  wrong: string[],
): ReadSetting {
  return <T>(name: string, { fallback, parse, expected, isSecret = false }: Setting<T>): T => {
    const text = environment[name] || fallback;
    const value = parse(text);
    if (value === undefined) wrong.push(`${name}="${isSecret ? '…' : text}": ${expected}`);
    return value as T;
  };
}

export function isSmtp(text: string): boolean {
  return (
    URL.canParse(text) && /^smtps?:$/u.test(new URL(text).protocol) && new URL(text).hostname !== ''
  );
}
export const isPostgres = (text: string): boolean =>
  URL.canParse(text) && /^postgres(ql)?:$/u.test(new URL(text).protocol);
export const isHttp = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/u.test(new URL(text).protocol);

/** The path of a file, or the address of a bucket as it is. */
export function parseFileOrBucket(text: string, folder: string): string | undefined {
  if (!isBucketAddress(text)) return resolve(folder, text);
  try {
    parseBucketAddress(text, 'bucket');
    return text;
  } catch {
    return undefined;
  }
}

export const parseHost = (text: string) => (/^[\w.:-]+$/u.test(text) ? text : undefined);

export function parsePort(text: string): number | undefined {
  const port = Number(text);
  return /^\d{1,5}$/u.test(text) && port <= 65_535 ? port : undefined;
}

export function parseNetworks(text: string): string[] | undefined {
  const networks = text.split(',').map((part) => part.trim());
  const isNetwork = (network: string) => {
    const [address = '', bits] = network.split('/');
    return (
      isIP(address) !== 0 &&
      (bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= 128))
    );
  };
  const named = ['loopback', 'linklocal', 'uniquelocal'];
  return networks.every((network) => named.includes(network) || isNetwork(network))
    ? networks
    : undefined;
}

export function parseOrigins(text: string): string[] | undefined {
  const origins = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return origins.every(
    (origin) =>
      URL.canParse(origin) && /^https?:/u.test(origin) && new URL(origin).origin === origin,
  )
    ? origins
    : undefined;
}

/** A whole number of ms between `least` and `most`, which is the default. */
export function milliseconds(least: number, most: number) {
  const isWithin = (text: string) =>
    /^\d{1,6}$/u.test(text) && Number(text) >= least && Number(text) <= most;
  return {
    fallback: String(most),
    parse: (text: string) => (isWithin(text) ? Number(text) : undefined),
    expected: `${least} 至 ${most} 的整數（毫秒） / a whole number of ms from ${least} to ${most}`,
  };
}
