import type { Press, PressMedium } from '@dswine/shared/contract/press';
import type { Lang } from '@dswine/shared/contract/wire';
import { requireEdition, type EditionRecord } from '../content/editions.queries.ts';
import { localise } from '../content/localise.ts';
import { loadLocalizer } from '../content/localizer.ts';
import { listNews } from '../content/news.queries.ts';
import { listRecords } from '../content/page-records.queries.ts';
import { newsCard } from '../news/news.routes.ts';
import type { EditionRecords } from '../records/records.ts';
import type { Services } from '../services.ts';
import { pressFacts } from './press-facts.ts';
import { logoOf, pressPictureOf } from './press-media.ts';

export type PressRoom = { edition: EditionRecord; record: EditionRecords['press']; press: Press };

const shownReleases = 4;

/** Everything in the press room in one language; undefined when the edition has none. */
export async function findPressRoom(
  services: Services,
  code: string,
  lang: Lang,
): Promise<PressRoom | undefined> {
  const { database } = services;
  const now = services.now();
  const edition = await requireEdition(database, code);
  const [record] = await listRecords(database, code, 'press');
  if (!record) return undefined;
  const view = await loadLocalizer(services, code, lang);
  const logos = await Promise.all(record.Logos.map((logo) => logoOf(services, view, logo)));
  const releases = await listNews(database, code, { category: 'press', limit: shownReleases, now });
  const { Lead, Contact, Boilerplate, Rights, Accreditation } = localise(record, lang);
  const Media: PressMedium[] = [
    ...logos.filter((logo) => logo !== undefined),
    ...record.Pictures.map((picture) => pressPictureOf(services, view, picture)),
  ];
  const press: Press = {
    Lead,
    Contact,
    Boilerplate,
    Facts: await pressFacts(database, edition, lang),
    FactSheet: `/api/expo/Press/FactSheet/${code}?Lang=${lang}`,
    Kit: `/api/expo/Press/Kit/${code}?Lang=${lang}`,
    Rights,
    Media,
    Releases: releases.map((release) => newsCard(view, release, now)),
    Accreditation,
  };
  return { edition, record, press };
}
