import { declared, partsOfDocument, usingAll } from './api-document.fixture.ts';

it('declares the calls, what they send, and the fields that the code names', () => {
  expect(declared(partsOfDocument(), usingAll())).toEqual({
    calls: [
      {
        method: 'POST',
        path: '/api/expo/Contact/{}',
        query: [],
        sends: { Name: 'string', Email: 'string', Type: '=press|=visit' },
        answer: '#ContactAnswer',
      },
      { method: 'GET', path: '/api/expo/News/{}', query: ['Lang', 'Page'], answer: '#NewsAnswer' },
    ],
    types: {
      ContactAnswer: { 'Reference?': 'string' },
      NewsAnswer: { Total: 'integer', Items: '#Items[]' },
      Items: {
        Id: 'string',
        Title: 'string',
        Kind: '=award|=news',
        Note: 'null|string',
        'Share?': 'string',
        Picture: '#Picture',
      },
      Picture: { Src: 'string' },
    },
  });
});

it.each([
  ['a template', 'fetch(`News/${code}?Lang=${locale}`)'],
  ['a template after the base', 'fetch(`${base}News/${code}?Lang=${locale}`)'],
  ['parts', 'fetch("News/"+code+"?Lang="+locale)'],
  ['the whole path', "fetch('/api/expo/News/' + code, { Lang: locale })"],
])('finds a call that the code puts together from %s', (_from, code) => {
  const { calls } = declared(partsOfDocument(), { calls: [], code });
  expect(calls).toMatchObject([{ method: 'GET', path: '/api/expo/News/{}', query: ['Lang'] }]);
});

it('finds none where a path of a page looks like one', () => {
  const code = 'link(`/News/${id}`); route("News/:category?"); text("News"); `OldNews/${id}`';
  expect(declared(partsOfDocument(), { calls: [], code }).calls).toEqual([]);
});

it('takes any path below the part that is known', () => {
  const parts = partsOfDocument();
  parts.more['/api/expo/News/Card/{code}'] = { get: {} };
  const { calls } = declared(parts, { calls: [], code: '`News/${kind}/${code}`' });
  expect(calls.map(({ path }) => path)).toEqual(['/api/expo/News/Card/{}', '/api/expo/News/{}']);
});

it('reads both paths of an optional last part', () => {
  const calls = [{ method: 'GET', template: 'expo/Event/Info/{Code}{/Id}?Now=1{&Lang}' }];
  expect(declared(partsOfDocument(), { calls, code: '' }).calls).toEqual([
    { method: 'GET', path: '/api/expo/Event/Info/{}', query: ['Lang', 'Now'] },
    { method: 'GET', path: '/api/expo/Event/Info/{}/{}', query: ['Lang', 'Now'] },
  ]);
});

it('sends what a form has without a body in the query', () => {
  const fields = { Kind: { choices: ['news'] }, Id: {} };
  const calls = [{ method: 'DELETE', template: 'expo/Favourites/{Code}', fields }];
  expect(declared(partsOfDocument(), { calls, code: '' }).calls).toEqual([
    { method: 'DELETE', path: '/api/expo/Favourites/{}', query: ['Id', 'Kind'] },
  ]);
});
