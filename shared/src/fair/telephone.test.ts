import { telephoneUrl, writeTelephone } from './telephone.ts';

it.each([
  ['+886 (0)2 5550-0100', 'tel:+886255500100', '+886-2-5550-0100'],
  ['+886-2-5550-0100 #21', 'tel:+886255500100,21', '+886-2-5550-0100 ext. 21'],
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
  for (const locale of ['tw', 'en'] as const)
    expect(telephoneUrl(writeTelephone(text, locale))).toBe(url);
});
