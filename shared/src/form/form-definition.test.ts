import { busy, inTheLanguage, readFormResponse } from './form-answer.ts';
import { formCall, formTarget, storableFields, type FormLocation } from './form-definition.ts';

const at: FormLocation = {
  exhibitionCode: 'DSWINE2026',
  locale: 'en',
  params: { id: '10 01' },
  query: { page: ['2'] },
};
const plan = {
  method: 'POST',
  call: 'expo/Inquiry/{Code}/{Id}{?Lang}',
  fields: { Content: { lines: true }, Marketing: { keep: 'page' }, Code: { keep: 'never' } },
  next: '/VisitorExhibitor/Detail/{Id}?sent={Reference}',
} as const;

it('formCall fills the URL template and sends only declared fields, in body or query', () => {
  expect(formCall(plan, { Content: 'Hi', Code: '12345', form: 'inquiry', Extra: 'x' }, at)).toEqual(
    {
      path: 'api/expo/Inquiry/DSWINE2026/10%2001?Lang=en',
      method: 'POST',
      body: { Content: 'Hi', Marketing: '', Code: '12345' },
    },
  );
  expect(formCall({ ...plan, method: 'DELETE' }, { Content: 'a b' }, at).path).toBe(
    'api/expo/Inquiry/DSWINE2026/10%2001?Lang=en&Content=a+b&Marketing=&Code=',
  );
});

it('formTarget fills the path with page and response values, and never leaves the site', () => {
  expect(formTarget(plan, at, { Reference: 'DSW-7K3M-Q9TX' })).toBe(
    '/en/VisitorExhibitor/Detail/10%2001?sent=DSW-7K3M-Q9TX',
  );
  // Variables of the page take precedence over those of the response.
  expect(formTarget(plan, at, { Reference: '//evil.example', Id: 'x', Code: 'y' })).toBe(
    '/en/VisitorExhibitor/Detail/10%2001?sent=%2F%2Fevil.example',
  );
});

it('consents are kept only for the response page, and captcha codes never', () => {
  expect(storableFields(plan.fields, 'page')).toEqual(['Content', 'Marketing']);
  expect(storableFields(plan.fields, 'draft')).toEqual(['Content']);
});

it.each([
  [{ Code: 200, Data: { Reference: 'R' } }, { data: { Reference: 'R' } }],
  [
    { Code: 422, Data: { Problems: [{ Field: 'A', Problem: 'long' }] }, Message: 'm' },
    { refusal: { problems: [{ Field: 'A', Problem: 'long' }], message: 'm' } },
  ],
  [{ Code: 500, Data: null }, { refusal: busy }],
  [null, { refusal: busy }],
])('readFormResponse reads %j', (body, read) => expect(readFormResponse(body)).toEqual(read));

it('inTheLanguage returns the half of a bilingual message in the given locale', () => {
  const inEnglish = ['忙碌 / Busy', '只有中文', undefined].map((text) => inTheLanguage(text, 'en'));
  expect([...inEnglish, inTheLanguage('忙碌 / Busy', 'tw')]).toEqual([
    'Busy',
    '只有中文',
    undefined,
    '忙碌',
  ]);
});
