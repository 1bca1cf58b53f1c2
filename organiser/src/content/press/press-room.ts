import type { Press, PressMedium, PressFacts } from '@dswine/shared/contract/press';
import { ofCategory, pastLast, published } from '../editions/lists.ts';
import { localise } from '../editions/localise.ts';
import type { Localizer } from '../editions/localizer.ts';
import { newsCard } from '../news/news.routes.ts';
import type { EditionRecords } from '../records/records.ts';
import type { Dependencies } from '../../dependencies.ts';
import { logoOf, pressPictureOf, type Logo } from './press-media.ts';
import { listAreas } from '../editions/catalogue.ts';
import { figuresOf } from '../editions/edition.ts';

export type PressRoom = { record: EditionRecords['press']; press: Press };

const shownReleases = 4;

/** Everything in the press room; undefined when the edition has none. */
export async function findPressRoom(
  dependencies: Dependencies,
  view: Localizer,
): Promise<PressRoom | undefined> {
  const { edition, lang } = view;
  const { code } = edition;
  const [record] = edition.records.press;
  if (!record) return undefined;
  const now = dependencies.now();
  // First those with the fair's name in the reader's language.
  const isOther = ({ File }: Logo) => Number(!File.endsWith(`-${lang}`));
  const ordered = record.Logos.toSorted((one, other) => isOther(one) - isOther(other));
  const logos = await Promise.all(ordered.map((logo) => logoOf(dependencies, view, logo)));
  const releases = ofCategory(pastLast(published(edition.records.news, now), now), 'press');
  const { Lead, Contact, Boilerplate, Rights, Accreditation } = localise(record, lang);
  const Media: PressMedium[] = [
    ...logos.filter((logo) => logo !== undefined),
    ...record.Pictures.map((picture) => pressPictureOf(dependencies, view, picture)),
  ];
  const press: Press = {
    Lead,
    Contact,
    Boilerplate,
    Facts: pressFacts(view),
    FactSheet: `/api/expo/Press/FactSheet/${code}?Lang=${lang}`,
    Kit: `/api/expo/Press/Kit/${code}?Lang=${lang}`,
    Rights,
    Media,
    Releases: releases.slice(0, shownReleases).map((release) => newsCard(view, release, now)),
    Accreditation,
  };
  return { record, press };
}

function pressFacts({ edition, lang, text }: Localizer): PressFacts {
  const [report] = edition.records.report;
  return {
    Figures: localise(figuresOf(edition), lang),
    Areas: listAreas(edition).map(({ record, exhibitors }) => ({
      Code: record.Code,
      Name: text(record.Name),
      Exhibitors: exhibitors,
    })),
    ...(report && { Report: { Year: report.Year, Figures: localise(report.Figures, lang) } }),
  };
}
