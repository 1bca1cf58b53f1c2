import { Report } from '@dswine/shared/contract/report';
import { filePath } from '../files/files.routes.ts';
import { expoSchema, lang, name, orNothing } from '../http/expo-schema.ts';
import { localise } from '../content/localise.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { listRecords } from '../content/page-records.queries.ts';

const schema = expoSchema({
  summary: 'The report of the previous fair and its PDF',
  params: { code: name },
  query: lang,
  data: orNothing(Report),
});

export async function reportRoutes(
  app: Organiser,
  { database, files: storage }: Services,
): Promise<void> {
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
