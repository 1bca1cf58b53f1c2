import { screen, within } from '@testing-library/react';

/** What a visitor reads on a rendered page, for short assertions. */
type Name = string | RegExp;

export const region = (name: Name): HTMLElement => screen.getByRole('region', { name });

export const textsOf = (elements: readonly Element[]): string[] =>
  elements.map(({ textContent }) => textContent ?? '');

export const headings = (level: number, container: HTMLElement = document.body): string[] =>
  textsOf(within(container).getAllByRole('heading', { level }));

/** The URL of the link with this accessible name. Throws if there is none, or several. */
export const hrefOf = (name: Name, container: HTMLElement = document.body): string | null =>
  within(container).getByRole('link', { name }).getAttribute('href');

export const hrefsIn = (container: HTMLElement): (string | null)[] =>
  within(container)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

/** The problems that the summary of a form lists. */
export const problemsOfForm = (): string[] =>
  textsOf(within(screen.getByRole('alert')).getAllByRole('link'));
