import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '../../releases/integrity.ts';
import type { BundleFile } from '../../releases/bundles.ts';
import type { ResolvedComposition as Live } from '../live-composition.ts';
import type { PageJob } from './render-worker.ts';
import type { GroupOptions } from './thread-group.ts';

/** Compositions of a shell of a few lines, to try threads with. */
export type SmallShells = {
  /** `render` is the body of `renderDocument(job, sections)`; `load` runs with the bundle. */
  live: (given: { render: string; load?: string; section?: string }) => Live;
  remove: () => void;
};

export function makeSmallShells(): SmallShells {
  const folder = mkdtempSync(path.join(tmpdir(), 'dswine-threads-'));
  let files = 0;
  function bundle(source: string): BundleFile {
    files += 1;
    const file = path.join(folder, `${files}.cjs`);
    writeFileSync(file, source);
    return { file, integrity: integrityOf(Buffer.from(source)) };
  }
  return {
    live({ render, load = '', section }) {
      const shell = bundle(`${load}
        exports.provided = {};
        exports.renderDocument = async (job, sections) => {
          if (job.address === '/warm-up') return { html: '' };
          ${render}
        };`);
      const sections = section === undefined ? {} : { info: bundle(section) };
      return { composition: {}, bundles: { shell, sections } } as unknown as Live;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A page of the small shell; what it renders decides by the address. */
export const pageAt = (address: string, sections: string[] = []) =>
  ({ address, state: {}, sections }) as unknown as PageJob;

/** Limits that a test need not wait long for: a stall is found after 1.5 s. */
export const shortLimits: GroupOptions = {
  size: 1,
  limits: { cpu: 500, externalMemory: 128 * 1024 * 1024 },
  retireAbove: 48 * 1024 * 1024,
  queue: { length: 100, wait: 60_000 },
};
