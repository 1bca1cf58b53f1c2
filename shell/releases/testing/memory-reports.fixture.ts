import type { Reports } from '../reports/server-reports.ts';

/** Reports of servers in memory: what is written is there at once. */
export type MemoryReports = Reports & {
  files: Map<string, Buffer>;
  /** The place cannot be listed. */
  isLost: boolean;
};

export function openMemoryReports(beatMs = 1000): MemoryReports {
  const files = new Map<string, Buffer>();
  const reports: MemoryReports = {
    files,
    address: 'memory',
    beatMs,
    isLost: false,
    read: async (name) => files.get(name) ?? Promise.reject(new Error(`There is no ${name}.`)),
    write: async (name, bytes) => void files.set(name, bytes),
    remove: async (name) => void files.delete(name),
    list: async () => (reports.isLost ? Promise.reject(new Error('away')) : [...files.keys()]),
  };
  return reports;
}
