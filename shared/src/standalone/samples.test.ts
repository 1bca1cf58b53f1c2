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

it('answerOf returns data, a failure code or waiting for each query state', () => {
  expect(answer('wines', 'full')).toEqual({ data: { Total: 2, In: 'en' } });
  expect(answer('wines', 'empty')).toEqual({ data: { Total: 0 } });
  expect(answer('wines', 'failed')).toEqual({ code: 503 });
  expect(answer('wines', 'loading')).toBe('waiting');
});

it('answerOf returns 404 for a record without a sample, and for its empty state', () => {
  expect(answer('wine', 'full')).toEqual({ data: { Id: '7' } });
  expect(answer('wine', 'full', { id: '8' })).toEqual({ code: 404 });
  expect(answer('wine', 'empty')).toEqual({ code: 404 });
});

it('throws a NoSampleError that names the request without a sample', () => {
  expect(() => answer('beers', 'full')).toThrow(NoSampleError);
  expect(() => answer('toString', 'loading')).toThrow('"cellar" asks for "toString"');
});
