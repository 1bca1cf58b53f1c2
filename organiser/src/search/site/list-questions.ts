import type { Bilingual } from '@dswine/shared/contract/wire';
import { textsOf } from '@dswine/shared/fair/texts/bilingual';
import type { Edition } from '../../content/editions/edition.ts';
import type { EditionRecords } from '../../content/records/records.ts';
import { textsIn, type SiteDocument } from './site-document.ts';

const eventPath: Readonly<Record<EditionRecords['event-pages']['Slug'], string>> = {
  'run-bar': '/EventRunBar',
  kol: '/EventKOL',
  lottery: '/EventLottery',
  seminar: '/EventSeminar',
  drink: '/EventDrink',
  booth: '/EventBooth',
  'cheers-vip': '/EventCheersVIP',
};

/** Questions with their answers, and the rules and directions that answer further ones. */
export function listQuestions({ fair, records }: Edition): SiteDocument[] {
  const { admission: rules, services, 'event-pages': events } = records;
  const [venue] = records.venue;
  const [visa] = records.visa;
  return [
    ...rules.map((rule) =>
      question(`/VisitorAdmission#rule-${rule.Id}`, rule.Title, rule.Lead, rule.Items),
    ),
    ...(venue?.Ways ?? []).map((way) =>
      question(`/InfoVenue#way-${way.Kind}`, way.Title, way.Lead, [way.Routes, way.Note]),
    ),
    ...(venue?.Parking ?? []).map((lot) =>
      question('/InfoVenue#parking', lot.Name, lot.Note, [lot.Entrance]),
    ),
    ...(venue?.Access ?? []).map((item) => question('/InfoVenue#access', item.Title, item.Text)),
    ...events.flatMap(({ Slug, Questions }) => numbered(`${eventPath[Slug]}#question-`, Questions)),
    ...numbered('/ExhibitorInfo#question-', fair.ForExhibitors.Questions),
    ...numbered('/InfoVisa#visa-question-', visa?.Questions ?? []),
    ...services.map((service) =>
      question(
        service.Kind === 'free' ? '/ExhibitorFree' : '/ExhibitorUpgrade',
        service.Name,
        service.Summary,
      ),
    ),
  ];
}

function numbered(
  path: string,
  questions: readonly { Question: Bilingual; Answer: Bilingual }[],
): SiteDocument[] {
  return questions.map(({ Question, Answer }, index) =>
    question(`${path}${index + 1}`, Question, Answer),
  );
}

function question(path: string, name: Bilingual, text: Bilingual, more?: unknown): SiteDocument {
  return {
    kind: 'question',
    id: `${path} ${name.en}`,
    name,
    names: textsOf(name),
    text,
    body: [...textsOf(text), ...textsIn(more)],
    path: () => path,
  };
}
