import { useState } from 'react';
import { faces, type QueryStateName } from './samples.ts';

export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export const readers = ['anonymous', 'member'] as const;
export type Reader = (typeof readers)[number];

/** Toolbar settings besides the URL. Stored for the tab, so that a reload restores them. */
export type HarnessSettings = { queryState: QueryStateName; scheme: Scheme; reader: Reader };

const key = 'dswine:harness';
const initial: HarnessSettings = { queryState: 'full', scheme: 'system', reader: 'anonymous' };

/** Reads the stored settings and drops invalid ones. */
export function readSettings(stored: string | null): HarnessSettings {
  try {
    const { queryState, scheme, reader } = JSON.parse(stored ?? '{}') as {
      queryState?: unknown;
      scheme?: unknown;
      reader?: unknown;
    };
    return {
      queryState: faces.find((choice) => choice === queryState) ?? initial.queryState,
      scheme: schemes.find((choice) => choice === scheme) ?? initial.scheme,
      reader: readers.find((choice) => choice === reader) ?? initial.reader,
    };
  } catch {
    return initial;
  }
}

export function useHarnessSettings(): [
  HarnessSettings,
  (change: Partial<HarnessSettings>) => void,
] {
  const [settings, set] = useState(() => readSettings(sessionStorage.getItem(key)));
  return [
    settings,
    (change) => {
      const next = { ...settings, ...change };
      sessionStorage.setItem(key, JSON.stringify(next));
      set(next);
    },
  ];
}
