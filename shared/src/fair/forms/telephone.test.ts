import { telephoneProblem, telephoneUrl, writeTelephone } from './telephone.ts';

it.each([
  ['+886 (0)2 5550-0100', 'tel:+886255500100', '+886 2 5550 0100'],
  ['+886-2-5550-0100 #21', 'tel:+886255500100,21', '+886 2 5550 0100 ext. 21'],
  ['02-5550-0100 分機 21', 'tel:0255500100,21', '02-5550-0100 ext. 21'],
  ['（０２）５５５０－０１００　轉２１', 'tel:0255500100,21', '02-5550-0100 ext. 21'],
  ['02–5550–0100 Ext:21', 'tel:0255500100,21', '02-5550-0100 ext. 21'],
  ['02.5550.0100, extension 21', 'tel:0255500100,21', '02-5550-0100 ext. 21'],
  ['0912 345 678 / 02-5550-0100', 'tel:0912345678', '0912 345 678 / 02-5550-0100'],
  ['Tel. 0800-000-123 (free)', 'tel:0800000123', 'Tel. 0800-000-123 (free)'],
  ['see our website', undefined, 'see our website'],
  ['', undefined, ''],
])('dials and shows the telephone number %j', (text, url, shown) => {
  expect(telephoneUrl(text)).toBe(url);
  expect(writeTelephone(text, 'en')).toBe(shown);
  // What was shown is read as the same number.
  expect(telephoneUrl(writeTelephone(text, 'en'))).toBe(url);
});

it.each([
  '0912345678',
  '+886 (0)2 5550-0100 #21',
  '（０２）５５５０－０１００　轉２１',
  '(公司) 02-2345-6789、0912-345-678',
  'Tel. 0800-000-123 (free); mobile: +49/171.1234567',
  // Copied from an address book; Arabic digits.
  '\u202A+886\u00A0912\u00A0345\u00A0678\u200E',
  '٠١٠١٢٣٤٥٦٧٨',
])('accepts %j as a telephone number', (typed) => expect(telephoneProblem(typed)).toBeUndefined());

it.each([
  ['+886-2-5550-0100 #21', '(02) 5550-0100 分機 21'],
  ['+886 912 345 678', '0912-345-678'],
  ['+81 3 1234 5678', '+81 3 1234 5678'],
  ['02-5550-0100', '02-5550-0100'],
])('shows %j in Chinese as it is dialled in Taiwan', (text, shown) =>
  expect(writeTelephone(text, 'tw')).toBe(shown),
);

it.each([
  '📞',
  '📞 02-5550-0100',
  '0️⃣9️⃣1️⃣2️⃣',
  '-',
  '分機',
  'none',
  'me@mail.example 123',
  '<b>123</b>',
  '"0912345678"',
  '0912345678\u0000',
  '$123',
])('refuses %j as a telephone number', (typed) =>
  expect(telephoneProblem(typed)).toMatch(/^請輸入電話號碼/u),
);

it.each(['1', '119', '0912 345'])('says that %j lacks digits', (typed) =>
  expect(telephoneProblem(typed)).toMatch(/少了幾碼.* \/ Some digits/u),
);
