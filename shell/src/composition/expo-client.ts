import { createHttp } from '@dswine/shared/section/http';

type Asking = { headers?: Readonly<Record<string, string>>; signal?: AbortSignal };

/** Asks the expo API for the `Data` of an answer. */
export function askExpo(base: string, key: string, asking: Asking = {}): Promise<unknown> {
  return createHttp({ base }).data(key, asking);
}
