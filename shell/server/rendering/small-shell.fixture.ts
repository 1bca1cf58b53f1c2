import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '../../releases/integrity.ts';
import type { BundleFile } from '../../releases/bundles.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import type { EncodedContent } from '../http/content-negotiation.ts';
import type { PageJob, ProcessData } from './render-worker.ts';
import type { GroupOptions } from './process-group.ts';

/** Creates compositions with a tiny shell, for testing processes. */
export type SmallShells = {
  /** The folder of all bundles. */
  folder: string;
  /** `render` is the body of `renderDocument(job, sections)`; `load` runs when the bundle loads. */
  live: (given: {
    render: string;
    load?: string;
    /** The bundle of the section `info`. */
    section?: string;
    /** Bundles of other sections, by name. */
    sections?: Readonly<Record<string, string>>;
  }) => Live;
  remove: () => void;
};

export function makeSmallShells(): SmallShells {
  const folder = mkdtempSync(path.join(tmpdir(), 'dswine-processes-'));
  let files = 0;
  function bundle(source: string): BundleFile {
    files += 1;
    const file = path.join(folder, `${files}.cjs`);
    writeFileSync(file, source);
    return { file, integrity: integrityOf(Buffer.from(source)) };
  }
  return {
    folder,
    live({ render, load = '', section, sections: others = {} }) {
      const shell = bundle(`${load}
        exports.provided ??= {};
        exports.renderDocument = async (job, sections) => {
          if (job.address === '/warm-up') return { html: '' };
          ${render}
        };`);
      const sources = { ...others, ...(section !== undefined && { info: section }) };
      const sections = Object.fromEntries(
        Object.entries(sources).map(([name, source]) => [name, bundle(source)]),
      );
      return {
        composition: { sections: [] },
        bundles: { shell, sections },
        styles: {},
      } as unknown as Live;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A job for the small shell, which renders depending on the URL. */
export const pageAt = (address: string, sections: string[] = []) =>
  ({ address, state: {}, sections, encodings: [] }) as unknown as PageJob;

/** What processes of small shells receive at their start. */
export const smallProcess = {
  site: { siteUrl: 'http://localhost' } as ProcessData['site'],
  warmUp: pageAt('/warm-up'),
};

/** The text that a process has rendered. */
export async function textOf(rendering: Promise<EncodedContent>): Promise<string> {
  return Buffer.from((await rendering).identity).toString();
}

/** One process, with limits that no page of a test reaches on a busy machine. */
export const poolOptions: GroupOptions = {
  size: 1,
  limits: { cpu: 60_000, memory: 400 * 1024 * 1024 },
  retireAbove: { heap: 144 * 1024 * 1024, external: 48 * 1024 * 1024 },
  queue: { length: 100, wait: 600_000 },
};

/** Limits that hostile code reaches soon: a stall is detected after 1.5 s. */
export const shortLimits: GroupOptions = {
  ...poolOptions,
  limits: { ...poolOptions.limits, cpu: 500 },
};
