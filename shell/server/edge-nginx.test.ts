import { readFileSync } from 'node:fs';
import path from 'node:path';
import { profileLimits } from '@dswine/shared/fair/forms/exhibitor-desk-forms';
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

it('lets the files of exhibitors through, and no other long body', () => {
  const file = path.join(import.meta.dirname, '../../deploy/edge/nginx.conf.template');
  const template = readFileSync(file, 'utf8');
  const [all, upload = ''] = template.split('location /api/expo/ExhibitorDesk/Upload/ {');
  expect(all).toContain('client_max_body_size 64k;');
  const [, megabytes] = /^[^}]*client_max_body_size (\d+)m;[^}]*proxy_pass /u.exec(upload) ?? [];
  const longest = Math.max(profileLimits.pictureBytes, profileLimits.documentBytes);
  expect(Number(megabytes) * 1_000_000).toBeGreaterThan(longest);
});
