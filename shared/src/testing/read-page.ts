/// <reference types="@testing-library/jest-dom" />
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** What a visitor reads and presses on a rendered page, for short tests. */
type Name = string | RegExp;

export const region = (name: Name): HTMLElement => screen.getByRole('region', { name });

export const navigation = (name: Name): HTMLElement => screen.getByRole('navigation', { name });

export const textsOf = (elements: readonly Element[]): string[] =>
  elements.map(({ textContent }) => textContent ?? '');

export const headings = (level: number, container: HTMLElement = document.body): string[] =>
  textsOf(within(container).getAllByRole('heading', { level }));

/** Text and URL of each link. */
export const linksOf = (container: HTMLElement): [text: string, href: string][] =>
  within(container)
    .getAllByRole('link')
    .map((link) => [link.textContent ?? '', link.getAttribute('href') ?? '']);

export const hrefsIn = (container: HTMLElement): string[] =>
  linksOf(container).map(([, href]) => href);

/** The URL of the link with this accessible name. Throws if there is none, or several. */
export const hrefOf = (name: Name, container: HTMLElement = document.body): string | null =>
  within(container).getByRole('link', { name }).getAttribute('href');

/** Fails unless each text is visible, once. */
export function expectText(...texts: Name[]): void {
  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
}

export function expectNoText(...texts: Name[]): void {
  for (const text of texts) expect(screen.queryByText(text)).toBeNull();
}

/** Fails unless the page has one alert, which contains this text. */
export function expectAlert(text: Name): void {
  expect(screen.getByRole('alert')).toHaveTextContent(text);
}

export function expectArticles(count: number): void {
  expect(screen.queryAllByRole('article')).toHaveLength(count);
}

/** Fails unless the page has one main heading, with this text. */
export function expectTitle(text: Name): void {
  expect(headings(1)).toEqual([typeof text === 'string' ? text : expect.stringMatching(text)]);
}

export function expectLink(name: Name, href: string, container?: HTMLElement): void {
  expect([name, hrefOf(name, container)]).toEqual([name, href]);
}

export function expectNoLink(name: Name): void {
  expect(screen.queryByRole('link', { name })).toBeNull();
}

/** Fails unless the link opens in a new tab that cannot reach this one. */
export function expectNewTab(name: Name, href: string): void {
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
}

/** The text field with this label. */
export const field = (name: Name): HTMLElement => screen.getByRole('textbox', { name });

/** Presses the button with this accessible name. */
export const press = (name: Name): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

/** The problems that the summary of a form lists. */
export const problemsOfForm = (): string[] =>
  textsOf(within(screen.getByRole('alert')).getAllByRole('link'));
