import { ReleaseError } from '../errors.ts';

type Limits = { maxBytes: number; limitMs: number };

/** Reads what an address answers. @throws for more bytes, more time, or any answer but a success. */
export async function fetchBytes(address: string, { maxBytes, limitMs }: Limits): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(limitMs) });
  if (!response.ok || !response.body)
    throw new ReleaseError('httpStatus', { address, status: response.status });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`it has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
