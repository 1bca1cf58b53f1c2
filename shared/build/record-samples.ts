import { localeCodes } from '@dswine/shared/contract/locales';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RecordedData } from '@dswine/shared/contract/recorded-data';
import { requestKey } from '@dswine/shared/section/request-key';
import type { Section } from '@dswine/shared/section/section';
import { sampleVisit } from '@dswine/shared/testing/sample-visit';
import { RECORDED_DATA_FILE } from '@dswine/shared/contract/release-files';
import type { Standalone } from '../src/standalone/samples.ts';

/** Records the samples of a section in `dist`. A section without samples has none. */
export async function recordSamples(folder: string, section: Section): Promise<void> {
  const file = path.join(folder, 'standalone/samples.ts');
  if (!existsSync(file)) return;
  const { samples, addresses } = (await import(pathToFileURL(file).href)) as Standalone;
  await writeRecordedData(
    folder,
    recordedDataOf({ section, samples, ...(addresses && { addresses }) }),
  );
}

/** @throws {NoSampleError} when a page has a request without a sample. */
export function recordedDataOf(standalone: Standalone): RecordedData {
  const { section, addresses = {} } = standalone;
  const recorded = { ...emptyRecording(), addresses };
  for (const { id, data: requests = {} } of [...section.routes, ...section.fragments])
    for (const locale of localeCodes)
      for (const state of ['full', 'empty'] as const) {
        const {
          params = {},
          query = {},
          data = {},
        } = sampleVisit(standalone, id, {
          locale,
          state,
        });
        for (const [name, value] of Object.entries(data)) {
          const request = requests[name];
          if (request)
            recorded[state][requestKey(request, { ...recorded, locale, params, query })] = value;
        }
      }
  return recorded;
}

/** A recording without responses, with the edition and the time that samples are made for. */
export function emptyRecording(): RecordedData & Record<'full' | 'empty', Record<string, unknown>> {
  return {
    exhibitionCode: 'DSWINE2026',
    // Some weeks before the show, as in component tests.
    at: '2026-03-01T01:00:00.000Z',
    addresses: {},
    full: {},
    empty: {},
  };
}

export async function writeRecordedData(folder: string, recorded: RecordedData): Promise<void> {
  const file = path.join(folder, 'dist', RECORDED_DATA_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(recorded)}\n`);
}
