import { defaultLocale, localeCodes } from '@dswine/shared/contract/locales';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { RECORDED_DATA_FILE, type RecordedData } from '@dswine/shared/contract/recorded-data';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import type { Section } from '@dswine/shared/section/section';
import { addressesOf, harnessRouteAt, requestsAt } from '../src/standalone/harness-route.ts';
import { exhibitionCode, harnessSite } from '../src/standalone/harness-site.ts';
import { answerOf, type Standalone } from '../src/standalone/samples.ts';

/** Records the samples of a section's harness in `dist`. A section without samples has none. */
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
  const pages = addressesOf(standalone).map(
    (address) => new URL(address.path, 'http://site.invalid'),
  );
  for (const locale of localeCodes)
    for (const { pathname, search } of pages) {
      const target = harnessRouteAt(section, inLocalePath(locale, pathname), search);
      for (const [key, { name, ...request }] of requestsAt(target, exhibitionCode))
        for (const state of ['full', 'empty'] as const) {
          const answer = answerOf(standalone, name, state, { locale, ...request });
          if (typeof answer === 'object' && 'data' in answer) recorded[state][key] = answer.data;
        }
    }
  return recorded;
}

/** A recording without responses, with the code and the clock of the harness. */
export function emptyRecording(): RecordedData & Record<'full' | 'empty', Record<string, unknown>> {
  return { exhibitionCode, at: harnessSite(defaultLocale).now, addresses: {}, full: {}, empty: {} };
}

export async function writeRecordedData(folder: string, recorded: RecordedData): Promise<void> {
  const file = path.join(folder, 'dist', RECORDED_DATA_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(recorded)}\n`);
}
