import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { ComponentsPage } from './components-page.tsx';
import { componentsMessages } from './components-page.fixture.ts';

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder).filter((file) => name.test(file) && !file.includes('.test.'));

it('names the file of every component of the design system', () => {
  const components = filesIn(path.resolve(import.meta.dirname, '../ui'), /\.tsx$/);
  const page = filesIn(import.meta.dirname, /^components-page.*\.tsx$/)
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('');
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((file) => !page.includes(`'../ui/${file}'`))).toEqual([]);
});

it.each(['tw', 'en'] as const)(
  'shows every query state once, without duplicate ids: %s',
  (locale) => {
    const { title, failed, empty, noRows, loading, wineText } = componentsMessages[locale];
    const { container } = render(<ComponentsPage locale={locale} />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const states = within(container.querySelector('[data-part^=query-state]') as HTMLElement);
    for (const text of [failed, empty, noRows, wineText])
      expect(states.getByText(text)).toBeVisible();
    expect(states.getByRole('status', { name: loading })).toBeVisible();
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);
