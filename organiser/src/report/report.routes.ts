import { Report } from '@dswine/shared/contract/report';
import { Type } from 'typebox';
import { filePath } from '../files/files.routes.ts';
import { expoSchema, lang, name, orNothing } from '../http/expo-schema.ts';
import { notFound } from '../http/errors.ts';
import { localise } from '../content/localise.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { listRecords } from '../content/page-records.queries.ts';

const schema = expoSchema({
  summary: 'The report of a year, or the newest one, and its PDF',
  params: { code: name },
  query: { ...lang, Year: Type.Optional(Type.String({ maxLength: 10 })) },
  data: orNothing(Report),
});

export async function reportRoutes(
  app: Organiser,
  { database, files: storage }: Services,
): Promise<void> {
  app.get('/Report/:code', { schema }, async ({ params, query }) => {
    const reports = (await listRecords(database, params.code, 'report')).toSorted((a, b) =>
      b.Year.localeCompare(a.Year),
    );
    const record =
      query.Year === undefined ? reports[0] : reports.find(({ Year }) => Year === query.Year);
    if (!record && query.Year !== undefined) throw notFound('report', query.Year);
    if (!record) return { Code: 200, Data: null };
    const file = await storage(params.code, reportFile(record.Year, query.Lang));
    const Years = reports.map(({ Year }) => Year);
    const File = file && { Src: filePath(params.code, file), Bytes: file.size };
    return { Code: 200, Data: { ...localise(record, query.Lang), Years, ...(File && { File }) } };
  });
}

/** The name of the PDF in the edition's file storage. */
export function reportFile(year: string, language: 'tw' | 'en'): string {
  return `show-report-${year}-${language}.pdf`;
}
