import { Archive, type ArchivedFair } from '@dswine/shared/contract/archive';
import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { showPhase } from '@dswine/shared/fair/show-phase';
import { showStates } from '@dswine/shared/fair/show-states';
import { requireEdition, type EditionRecord } from '../content/editions.queries.ts';
import { localise } from '../content/localise.ts';
import { listRecords } from '../content/page-records.queries.ts';
import { loadLocalizer } from '../content/localizer.ts';
import { listVideos } from '../content/videos.queries.ts';
import { expoSchema, lang, name } from '../http/expo-schema.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/tables.ts';

const schema = expoSchema({
  summary: 'The fairs that are over, by year, with what the site has of each',
  params: { code: name },
  query: lang,
  data: Archive,
});

export async function archiveRoutes(
  app: Organiser,
  { database, pictures, now }: Services,
): Promise<void> {
  app.get('/Archive/:code', { schema }, async ({ params: { code }, query: { Lang } }) => {
    const shown = await requireEdition(database, code);
    const over = (await listEditionRecords(database)).filter(
      (edition) => edition.EndDate <= shown.EndDate && isOver(edition, now()),
    );
    const view = await loadLocalizer({ database, pictures }, code, Lang);
    const reports = (await listRecords(database, code, 'report')).map((report) =>
      localise(report, Lang),
    );
    const albums = await listRecords(database, code, 'albums');
    const films = (await listVideos(database, code)).records.filter(
      ({ Year }) => Year !== undefined,
    );
    const years = new Set([
      ...over.map(({ ExhibitionYear }) => ExhibitionYear),
      ...reports.map(({ Year }) => Year),
      ...albums.map(({ Date: day }) => day.slice(0, 4)),
      ...films.map(({ Year }) => String(Year)),
    ]);
    const Items = [...years]
      .sort((a, b) => b.localeCompare(a))
      .map((Year): ArchivedFair => {
        const report = reports.find((candidate) => candidate.Year === Year);
        const edition = over.find(({ ExhibitionYear }) => ExhibitionYear === Year);
        return {
          Year,
          IsShown: edition?.Code === code,
          ...(edition && factsOf(edition, Lang)),
          Figures: report?.Figures ?? (edition ? figuresOf(edition, Lang) : []),
          Report: report !== undefined,
          Albums: albums
            .filter(({ Date: day }) => day.startsWith(Year))
            .map(({ Id, Title }) => ({ Id, Title: inLocale(Title, Lang) })),
          Films: films
            .filter((film) => String(film.Year) === Year)
            .map(({ Id, Title }) => ({ Id, Title: view.text(Title) })),
        };
      });
    return { Code: 200, Data: { Items } };
  });
}

/** An edition belongs to the archive in the state "after" of the year. */
const isOver = (edition: EditionRecord, now: Date): boolean =>
  showStates[showPhase(edition, now.toISOString()).phase].isArchived;

async function listEditionRecords(database: Database): Promise<EditionRecord[]> {
  const rows = await database.selectFrom('editions').select('record').execute();
  return rows.map(({ record }) => JSON.parse(record) as EditionRecord);
}

function factsOf({ ShowName, StartDate, EndDate, Venue }: EditionRecord, locale: Lang) {
  return {
    Name: inLocale(ShowName, locale),
    StartDate,
    EndDate,
    Venue: `${inLocale(Venue.Name, locale)} ${inLocale(Venue.Hall, locale)}`,
  };
}

const figuresOf = ({ About }: EditionRecord, locale: Lang) => localise(About, locale).Figures;
