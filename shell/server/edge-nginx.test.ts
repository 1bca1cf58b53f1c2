import nginx from '../../deploy/edge/nginx-edge.js';

it('hands the headers of nginx to the edge rule', () => {
  const request = (headersIn: Record<string, string>, method = 'GET') => ({
    method,
    variables: { request_uri: '/News?utm_source=mail&page=2' },
    headersIn,
  });
  const reader = { Accept: 'text/html', 'Accept-Language': 'en', 'User-Agent': 'Mozilla/5.0' };
  expect(nginx.redirect(request(reader))).toBe('/en/News?utm_source=mail&page=2');
  for (const header of [
    { Cookie: 'dswine_locale=tw' },
    { 'User-Agent': 'Googlebot/2.1' },
    { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' },
  ])
    expect(nginx.redirect(request({ ...reader, ...header }))).toBe('');
  expect(nginx.key(request({}))).toBe('/News?page=2');
  expect(nginx.key(request({}, 'POST'))).toBe('');
  expect(nginx.target(request({}))).toBe('');
  expect(nginx.target(request({ Cookie: 'dswine_cohort=3.0123abcd' }))).toBe(
    '/releases/cohort/0123abcd/News?utm_source=mail&page=2',
  );
});
