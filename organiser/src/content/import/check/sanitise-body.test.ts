import { sanitiseBody } from './validate-records.ts';

it.each([
  [
    '<p>a <em>b</em> <em>c</em></p>\n<ul>\n <li>d</li> </ul>',
    '<p>a <em>b</em> <em>c</em></p><ul><li>d</li></ul>',
  ],
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p style="color:red" class="x" onclick="y()">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)><iframe src="https://a.example"></iframe>a', 'a'],
  ['<b>a</b><i>b</i><h1>c</h1>', '<strong>a</strong><em>b</em><h2>c</h2>'],
  ['<svg><a href="javascript:alert(1)">a</a></svg>', '<a>a</a>'],
])('sanitises %s', (html, safe) => expect(sanitiseBody(html)).toBe(safe));

it.each([
  '<h2>a</h2><ul><li>b</li></ul><blockquote>c</blockquote>',
  '<a href="/VisitorInfo?a=1#b">a</a>',
  '<a href="https://a.example/">a</a>',
])('keeps %s', (html) => expect(sanitiseBody(html)).toBe(html));

it.each([
  '//evil.example',
  '/\\evil.example',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
])('removes links to %s', (href) => {
  expect(sanitiseBody(`<a href="${href}">a</a>`)).toBe('<a>a</a>');
});
