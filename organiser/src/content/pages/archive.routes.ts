import { Archive, type ArchivedFair } from '@dswine/shared/contract/archive';
import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { showPhase } from '@dswine/shared/fair/show/show-phase';
import { showStates } from '@dswine/shared/fair/show/show-states';
import { figuresOf, type EditionRecord } from '../editions/edition.ts';
import { localise } from '../editions/localise.ts';
import { readRoute } from '../editions/read-route.ts';

export const archiveRoute = readRoute({
  path: '/Archive/:code',
  summary: 'The fairs that are over, by year, with what the site has of each',
  data: Archive,
  async select({ edition: { code, fair, records }, view: { lang, text }, now, dependencies }) {
    const over = (await dependencies.editions.list()).filter(
      (edition) => edition.fair.EndDate <= fair.EndDate && isOver(edition.fair, now),
    );
    const reports = localise(records.report, lang);
    const { albums } = records;
    const films = records.videos.filter(({ Year }) => Year !== undefined);
    const years = new Set([
      ...over.map((edition) => edition.fair.ExhibitionYear),
      ...reports.map(({ Year }) => Year),
      ...albums.map(({ Date: day }) => day.slice(0, 4)),
      ...films.map(({ Year }) => String(Year)),
    ]);
    const Items = [...years]
      .sort((a, b) => b.localeCompare(a))
      .map((Year): ArchivedFair => {
        const report = reports.find((candidate) => candidate.Year === Year);
        const edition = over.find((one) => one.fair.ExhibitionYear === Year);
        return {
          Year,
          IsShown: edition?.code === code,
          ...(edition && factsOf(edition.fair, lang)),
          Figures: report?.Figures ?? (edition ? localise(figuresOf(edition), lang) : []),
          Report: report !== undefined,
          Albums: albums
            .filter(({ Date: day }) => day.startsWith(Year))
            .map(({ Id, Title }) => ({ Id, Title: inLocale(Title, lang) })),
          Films: films
            .filter((film) => String(film.Year) === Year)
            .map(({ Id, Title }) => ({ Id, Title: text(Title) })),
        };
      });
    return { Items };
  },
});

/** An edition belongs to the archive in the state "after" of the year. */
const isOver = (edition: EditionRecord, now: Date): boolean =>
  showStates[showPhase(edition, now.toISOString()).phase].isArchived;

function factsOf({ ShowName, StartDate, EndDate, Venue }: EditionRecord, locale: Lang) {
  return {
    Name: inLocale(ShowName, locale),
    StartDate,
    EndDate,
    Venue: `${inLocale(Venue.Name, locale)} ${inLocale(Venue.Hall, locale)}`,
  };
}
