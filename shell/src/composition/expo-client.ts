import { RequestFailed } from '@dswine/shared/section/runtime';

/** Asks the expo API for the `Data` of an answer. `Code` counts, not the HTTP status (rulings § 3). */
export async function askExpo(base: string, key: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(base + key, { headers: { accept: 'application/json, text/plain' }, ...init }).catch(
    (cause: unknown) => {
      throw new RequestFailed(key, 0, { cause });
    },
  );
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new RequestFailed(key, response.status, { cause });
  });
  if (!isEnvelope(body)) throw new RequestFailed(key, response.status);
  if (body.Code !== 200) throw new RequestFailed(key, body.Code);
  return body.Data;
}

function isEnvelope(body: unknown): body is { Code: number; Data: unknown } {
  return typeof body === 'object' && body !== null && 'Code' in body && typeof body.Code === 'number' && 'Data' in body;
}
