import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the stores of test sites are in a bucket. */
const prefix = 'releases/tests';

/** The objects of a bucket, by `<bucket>/<key>`, with the files of a store: moving one copies them. */
export async function bucketOf(store: string): Promise<Map<string, Buffer>> {
  const objects = new Map<string, Buffer>();
  for (const entry of await readdir(store, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    objects.set(`${prefix}/${path.relative(store, file)}`, await readFile(file));
  }
  return objects;
}

/** For `RELEASE_STORE`. */
export const bucketAddress = (port: number) => `s3://${prefix}?endpoint=http://127.0.0.1:${port}`;
