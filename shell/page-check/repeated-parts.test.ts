import { htmlErrors } from './html-errors.ts';
import { createRepeatedParts } from './repeated-parts.ts';

const header = (path: string, more = '') =>
  `<header class="site-header" id="top"><a href="#main">Skip</a><nav aria-label="Menu"><a href="/en">Home</a><a href="${path}" aria-current="page">Here</a></nav><p id="status">${more}</p></header>`;
const documentOf = (parts: { path: string; more?: string; main?: string }) =>
  `<!doctype html>\n<html lang="en">\n<head><title>Page</title></head>\n<body>\n${header(parts.path, parts.more)}\n<main id="main">${parts.main ?? ''}</main>\n<footer class="site-footer"><p>Footer</p></footer>\n</body>\n</html>\n`;

test('omits the content of a header and footer that an earlier document contained', () => {
  const withoutRepeated = createRepeatedParts();
  const first = documentOf({ path: '/en/News' });
  expect(withoutRepeated(first)).toBe(first);
  expect(withoutRepeated(documentOf({ path: '/en/Contact' }))).toBe(
    '<!doctype html>\n<html lang="en">\n<head><title>Page</title></head>\n<body>\n<header class="site-header" id="top"><nav aria-label="Menu"></nav><span id="status"></span></header>\n<main id="main"></main>\n<footer class="site-footer"></footer>\n</body>\n</html>\n',
  );
});

test('keeps a header that differs in more than its links', async () => {
  const withoutRepeated = createRepeatedParts();
  withoutRepeated(documentOf({ path: '/en/News' }));
  const other = withoutRepeated(documentOf({ path: '/en/News', more: '<div>New</div>' }));
  await expect(htmlErrors(other)).resolves.toEqual([
    'no-implicit-close: Element <p> is implicitly closed by adjacent <div> (#status)',
    "close-order: Stray end tag '</p>' ()",
  ]);
});

test.each([
  ['a duplicate id of the header', '<p id="status">Text</p>', 'Duplicate ID "status"'],
  ['a misplaced element', '<p><div>Text</div></p>', 'implicitly closed'],
])('still reports %s', async (_name, main, problem) => {
  const withoutRepeated = createRepeatedParts();
  withoutRepeated(documentOf({ path: '/en/News' }));
  const repeated = documentOf({ path: '/en/Contact', main });
  const errors = await htmlErrors(withoutRepeated(repeated));
  expect(errors).toEqual(await htmlErrors(repeated));
  expect(errors.join('\n')).toContain(problem);
});

const item = (name: string, more = '') =>
  `<li class="card" id="${name}"><a href="/en/${name}">${name}</a>${more}</li>`;
const listOf = (...all: string[]) => documentOf({ path: '/en', main: `<ul>${all.join('')}</ul>` });

test('omits the content of items that repeat earlier elements, and keeps their ids', () => {
  const withoutRepeated = createRepeatedParts();
  expect(withoutRepeated(listOf(item('Alpha'), item('Beta')))).toContain(
    `<ul>${item('Alpha')}<li class="card" id="Beta"></li></ul>`,
  );
  expect(withoutRepeated(listOf(item('Gamma', '<p id="late">Late</p>')))).toContain('>Late<');
  expect(withoutRepeated(listOf(item('Delta', '<p id="soon">Soon</p>')))).toContain(
    '<ul><li class="card" id="Delta"><span id="soon"></span></li></ul>',
  );
});

test.each([
  ['a duplicate item id', [item('Alpha')], 'Duplicate ID "Alpha"'],
  ['an invalid element in an item', [item('Beta', '<p><div>Text</div></p>')], 'implicitly closed'],
  [
    'an invalid attribute in an item',
    [item('Beta', '<b aria-label="Beta">B</b>')],
    '"aria-label" cannot be used',
  ],
])('still reports %s after an earlier valid item', async (_name, more, problem) => {
  const withoutRepeated = createRepeatedParts();
  const document = listOf(item('Alpha'), ...more);
  const errors = await htmlErrors(withoutRepeated(document));
  expect(errors).toEqual(await htmlErrors(document));
  expect(errors.join('\n')).toContain(problem);
});
