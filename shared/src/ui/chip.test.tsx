import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Chip } from './chip.tsx';

it('says that it takes its filter away, and leads to the list without it', () => {
  render(<Chip label="Japan" href="/en/VisitorExhibitor" removeLabel="Remove filter: " />);
  expect(screen.getByRole('link', { name: 'Remove filter: Japan' }).getAttribute('href')).toBe(
    '/en/VisitorExhibitor',
  );
});

it('is a mere word without an address', () => {
  render(<Chip label="清酒" />);
  expect(screen.getByText('清酒').tagName).toBe('SPAN');
  expect(screen.queryByRole('link')).toBeNull();
});
