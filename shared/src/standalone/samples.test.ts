import { answerOf, NoSampleError, type QueryStateName } from './samples.ts';

const section = {
  name: 'cellar',
  routes: [],
  fragments: [],
  menu: [],
  loadMessages: async () => ({ default: {} }),
};
const samples = {
  wines: { full: () => ({ Total: 2 }), empty: () => ({ Total: 0 }) },
  wine: {
    full: ({ params }: { params: Readonly<Record<string, string | undefined>> }) =>
      params['id'] === '7' ? { Id: '7' } : undefined,
  },
};
const answer = (name: string, queryState: QueryStateName, id = '7') =>
  answerOf({ section, samples }, name, queryState, { locale: 'en', params: { id }, query: {} });

it.each<[name: string, queryState: QueryStateName, id: string, answer: unknown]>([
  ['wines', 'full', '7', { data: { Total: 2 } }],
  ['wines', 'empty', '7', { data: { Total: 0 } }],
  ['wines', 'failed', '7', { code: 503 }],
  ['wines', 'loading', '7', 'waiting'],
  ['wine', 'full', '7', { data: { Id: '7' } }],
  ['wine', 'full', '8', { code: 404 }],
  ['wine', 'empty', '7', { code: 404 }],
])('answers the request "%s" in the state %s for id %s with %j', (name, state, id, expected) => {
  expect(answer(name, state, id)).toEqual(expected);
});

it('throws a NoSampleError that names the request without a sample', () => {
  expect(() => answer('beers', 'full')).toThrow(NoSampleError);
  expect(() => answer('toString', 'loading')).toThrow('"cellar" asks for "toString"');
});
