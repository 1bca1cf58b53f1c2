import { callsIn } from '@dswine/shared/build/organiser-calls/api-document';
import {
  declared,
  documentOf,
  listed,
  partsOfDocument,
  text,
  usingAll,
  type DocumentParts,
  type Using,
} from '@dswine/shared/build/organiser-calls/api-document.fixture';
import { breakSentences, type ChangedSide } from './break-sentences.ts';
import { findBreaks } from './find-breaks.ts';

type Change = (document: DocumentParts, using: Using) => void;
type Breakage = [change: string, apply: Change, sentence: string];

const news = 'GET /api/expo/News/{}';
const contact = 'POST /api/expo/Contact/{}';
const title = 'Data.Items[].Title';

const changesOfOrganiser: Breakage[] = [
  [
    'a call is removed',
    (document) => void (document.more['/api/expo/News/{code}'] = {}),
    `${news}: no longer has this call`,
  ],
  [
    'a call has another method',
    ({ contact: form }) => void (form.method = 'put'),
    `${contact}: answers this path only to PUT now`,
  ],
  [
    'a query parameter is removed',
    ({ news: of }) => void of.parameters.pop(),
    `${news}: no longer reads the query parameter Page`,
  ],
  [
    'a query parameter is required',
    ({ news: of }) => void of.parameters.push({ name: 'Year', in: 'query', required: true }),
    `${news}: newly requires the query parameter Year`,
  ],
  [
    'a field of a form is removed',
    ({ contact: { fields } }) => void delete fields['Email'],
    `${contact}: no longer accepts the form field Email`,
  ],
  [
    'a field of a form is required',
    ({ contact: { fields, required } }) => {
      fields['Phone'] = text;
      required.push('Phone');
    },
    `${contact}: newly requires the form field Phone`,
  ],
  [
    'a choice of a form is removed',
    ({ contact: { fields } }) => void (fields['Type'] = listed('visit')),
    `${contact}: accepts visit as the form field Type, no longer press | visit`,
  ],
  [
    'a response is not JSON',
    (document) => void (document.newsType = 'text/csv'),
    `${news}: no longer answers with JSON`,
  ],
  [
    'a field is removed',
    ({ news: { item } }) => void delete item.properties['Title'],
    `${news}: no longer has the field ${title}`,
  ],
  [
    'a field has another type',
    ({ answer }) => void (answer['Total'] = text),
    `${news}: changes the field Data.Total from integer to string`,
  ],
  [
    'a field may be missing',
    ({ news: { item } }) => void (item.required = ['Id', 'Kind', 'Note', 'Picture']),
    `${news}: may leave out the field ${title}, which was always there`,
  ],
  [
    'a field may be null',
    ({ news: { item } }) => void (item.properties['Title'] = { type: ['string', 'null'] }),
    `${news}: may set the field ${title} to null, which it never was`,
  ],
  [
    'a field loses a value',
    ({ news: { item } }) => void (item.properties['Kind'] = listed('news')),
    `${news}: never sets the field Data.Items[].Kind to award any more`,
  ],
];

const changesOfRelease: Breakage[] = [
  [
    'it makes a new call',
    (_document, { calls }) => void calls.push({ method: 'GET', template: 'expo/Wines/{Code}' }),
    'GET /api/expo/Wines/{}: makes a call that does not exist there',
  ],
  [
    'it does not send a required query parameter',
    (_document, { calls }) =>
      void (calls[0] = { method: 'GET', template: 'expo/News/{Code}{?Page}' }),
    `${news}: does not send the query parameter Lang, which is required there`,
  ],
  [
    'it reads a new field',
    ({ news: { item } }, using) => {
      item.properties['Summary'] = text;
      using.code += '.Summary';
    },
    `${news}: reads the field Data.Items[].Summary, which does not exist there`,
  ],
  [
    'it does not expect null',
    ({ news: { item } }) => void (item.properties['Note'] = text),
    `${news}: does not expect the field Data.Items[].Note to be null, as it may be there`,
  ],
];

const names = { release: 'mfe-info@1.2.0', organiser: '1.1.0 (0123abcd, next.json)' };

function sentencesAfter(change: Change, side: ChangedSide): string[] {
  const [changed, same, using] = [partsOfDocument(), partsOfDocument(), usingAll()];
  change(changed, using);
  const [ofRelease, ofOrganiser] = side === 'release' ? [changed, same] : [same, changed];
  const breaks = findBreaks(declared(ofRelease, using), callsIn(documentOf(ofOrganiser)));
  return breakSentences(breaks, side, names);
}

describe.each([
  ['organiser', changesOfOrganiser],
  ['release', changesOfRelease],
] as const)('the compatibility check of a changed %s', (side, breakages) => {
  it.each(breakages)('reports when %s', (_change, apply, expected) => {
    const [found, ...others] = sentencesAfter(apply, side);
    expect(others).toEqual([]);
    expect(found).toContain(expected);
    expect(found).toContain(names.release);
    expect(found).toContain(`organiser ${names.organiser}`);
    // Chinese first, then the same in English.
    expect(found).toMatch(/\p{Script=Han}.+[ ）]\/ .+ \/ [A-Z]/u);
  });
});

it.each<[string, Change]>([
  ['a new call', ({ more }) => void (more['/api/expo/Wines/{code}'] = { get: {} })],
  [
    'a new optional query parameter',
    ({ news: of }) => void of.parameters.push({ name: 'Sort', in: 'query' }),
  ],
  ['a new optional form field', ({ contact: { fields } }) => void (fields['Phone'] = text)],
  [
    'a new value',
    ({ news: { item } }) => void (item.properties['Kind'] = listed('news', 'award', 'trade')),
  ],
  ['an optional field made required', ({ news: { item } }) => void item.required.push('Share')],
  ['removal of an unread field', ({ news: { item } }) => void delete item.properties['Unused']],
])('accepts an organiser change: %s', (_change, apply) => {
  expect(sentencesAfter(apply, 'organiser')).toEqual([]);
});

it('reports a break that several calls share once', () => {
  const [before, after, using] = [partsOfDocument(), partsOfDocument(), usingAll()];
  after.news.item.properties['Picture'] = { type: 'object', properties: {} };
  for (const document of [before, after]) document.photoType = 'application/json';
  using.calls.push({ method: 'GET', template: 'expo/Photo/{Code}' });
  const breaks = findBreaks(declared(before, using), callsIn(documentOf(after)));
  expect(breaks).toHaveLength(2);
  const sentences = breakSentences(breaks, 'organiser', names);
  expect(sentences).toEqual([expect.stringContaining(`${news} (and 1 more call): no longer has`)]);
});
