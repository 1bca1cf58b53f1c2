import { tastingForm } from '@dswine/shared/testing/team-form.fixture';
import { nameChunks } from './name-chunks.ts';

const source = `export const section = { routes: { list: () => import('./list-page.tsx') }, fragments: {} };`;
const data = {
  ...{ name: 'tasting', fragments: [], menu: [], forms: { ask: tastingForm } },
  routes: [
    { id: 'list', path: 'Tasting', chunk: 'all' },
    { id: 'sign-up', path: 'Tasting/Ask', forms: { ask: 'ask' } },
  ],
};

it('names the chunks of pages, and adds those whose form is data', () => {
  const named = nameChunks(source, data);
  expect(named).toContain(`list: () => import(/* webpackChunkName: "page-all" */ './list-page`);
  expect(named).toMatch(
    /routes: \{ 'sign-up': \(\) => [^]*webpackChunkName: "page-sign-up"[^]*"path":"Tasting\/Ask"[^]*forms\['ask'\]/u,
  );
});

it('leaves a form to the page that the entry has for it', () => {
  const own = source.replace('list:', `'sign-up': () => import('./own-page.tsx'), list:`);
  expect(nameChunks(own, data)).not.toContain('team-form-page');
});

it('says which page is missing', () =>
  expect(() => nameChunks(source, { ...data, forms: {} })).toThrow('states "sign-up"'));
