import { answerOf, NoSampleError, type QueryStateName, type Standalone } from './samples.ts';

const requestInput = { locale: 'en', params: { id: '7' }, query: {} } as const;
const cellar: Pick<Standalone, 'section' | 'samples'> = {
  section: {
    name: 'cellar',
    routes: [],
    fragments: [],
    menu: [],
    loadMessages: async () => ({ default: {} }),
  },
  samples: {
    wines: { full: ({ locale }) => ({ Total: 2, In: locale }), empty: () => ({ Total: 0 }) },
    wine: { full: ({ params }) => (params['id'] === '7' ? { Id: '7' } : undefined) },
  },
};
const answer = (
  name: string,
  queryState: QueryStateName,
  params: Record<string, string> = { id: '7' },
) => answerOf(cellar, name, queryState, { ...requestInput, params });

it('answers each face of a request', () => {
  expect(answer('wines', 'full')).toEqual({ data: { Total: 2, In: 'en' } });
  expect(answer('wines', 'empty')).toEqual({ data: { Total: 0 } });
  expect(answer('wines', 'failed')).toEqual({ code: 503 });
  expect(answer('wines', 'loading')).toBe('waiting');
});

it('answers 404 for a record that is not among the samples, and for the empty face of a single record', () => {
  expect(answer('wine', 'full')).toEqual({ data: { Id: '7' } });
  expect(answer('wine', 'full', { id: '8' })).toEqual({ code: 404 });
  expect(answer('wine', 'empty')).toEqual({ code: 404 });
});

it('names the request of which there is no sample', () => {
  expect(() => answer('beers', 'full')).toThrow(NoSampleError);
  expect(() => answer('toString', 'loading')).toThrow('"cellar" asks for "toString"');
});
