import { sanitiseBody } from './sanitise-body.ts';

it('keeps text formatting elements', () => {
  const body =
    '<h2>標題</h2><p>文字 <strong>重點</strong> <em>more</em></p><ul><li>one</li></ul><blockquote>quote</blockquote>';
  expect(sanitiseBody(body)).toBe(body);
});

it('removes whitespace between blocks, and keeps it between words', () => {
  expect(sanitiseBody('<p>a <em>b</em> <em>c</em></p>\n<ul>\n  <li>d</li> <li>e</li>\n</ul>')).toBe(
    '<p>a <em>b</em> <em>c</em></p><ul><li>d</li><li>e</li></ul>',
  );
});

it.each([
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p style="color:red" class="x" onclick="y()">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)><iframe src="https://a.example"></iframe>a', 'a'],
  ['<b>a</b><i>b</i><h1>c</h1>', '<strong>a</strong><em>b</em><h2>c</h2>'],
  ['<svg><a href="javascript:alert(1)">a</a></svg>', '<a>a</a>'],
])('sanitises %s', (html, safe) => expect(sanitiseBody(html)).toBe(safe));

it.each([
  ['/VisitorInfo?a=1#b', true],
  ['https://a.example/', true],
  ['#part', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['JavaScript:alert(1)', false],
  ['data:text/html,x', false],
  ['mailto:a@b.example', false],
])('allows links to %s: %s', (href, isAllowed) =>
  expect(sanitiseBody(`<a href="${href}">a</a>`)).toBe(
    isAllowed ? `<a href="${href}">a</a>` : '<a>a</a>',
  ),
);
