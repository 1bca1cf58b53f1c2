import { Report } from '@dswine/shared/contract/report';
import { filePath } from '../files/files.routes.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { expoSchema, lang, name, orNothing } from '../server/expo-schema.ts';
import { localise } from '../server/localise.ts';
import type { Organiser } from '../server/organiser.ts';
import { listRecords } from '../store/page-records.queries.ts';
import type { Database } from '../store/tables.ts';

const schema = expoSchema({
  summary: 'The report of the fair before this one, and where the whole of it can be had',
  params: { code: name },
  query: lang,
  data: orNothing(Report),
});

export function reportRoutes(app: Organiser, database: Database, storage: FileStorage): void {
  app.get('/Report/:code', { schema }, async ({ params, query }) => {
    const [record] = await listRecords(database, params.code, 'report');
    if (!record) return { Code: 200, Data: null };
    const file = await storage(params.code, reportFile(record.Year, query.Lang));
    const File = file && { Src: filePath(params.code, file), Bytes: file.size };
    return { Code: 200, Data: { ...localise(record, query.Lang), ...(File && { File }) } };
  });
}

/** The name of the PDF in the edition's file storage. */
export function reportFile(year: string, language: 'tw' | 'en'): string {
  return `show-report-${year}-${language}.pdf`;
}
