import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { ComponentsPage } from './components-page.tsx';
import { componentsMessages } from './components-page.fixture.ts';

const ui = path.resolve(import.meta.dirname, '../ui');

beforeEach(() => localStorage.clear());

it('names the file of every component of the design system', () => {
  const parts = readdirSync(ui).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  expect(parts.length).toBeGreaterThan(30);
  const pages = readdirSync(import.meta.dirname)
    .filter((file) => /^components-page.*\.tsx$/.test(file) && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  expect(parts.filter((file) => !pages.includes(`'../ui/${file}'`))).toEqual([]);
});

for (const locale of ['tw', 'en'] as const) {
  const messages = componentsMessages[locale];

  it(`shows every query state (${locale})`, () => {
    const { container } = render(<ComponentsPage locale={locale} />);
    const states = container.querySelector<HTMLElement>('[data-part^=query-state]');
    if (!states) throw new Error('The query states are not on the page.');
    expect(within(states).getByText(messages.failed)).toBeVisible();
    expect(within(states).getByText(messages.empty)).toBeVisible();
    expect(within(states).getByText(messages.noRows)).toBeVisible();
    expect(within(states).getByRole('status', { name: messages.loading })).toBeVisible();
    expect(within(states).getByText(messages.wineText)).toBeVisible();
  });

  it(`has its title as h1 and no duplicate ids (${locale})`, () => {
    const { container } = render(<ComponentsPage locale={locale} />);
    expect(screen.getByRole('heading', { level: 1, name: messages.title })).toBeVisible();
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
}
