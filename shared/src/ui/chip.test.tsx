import { render, screen } from '@testing-library/react';
import { Chip } from './chip.tsx';

it('links to the list without the filter, with the remove label in its name', () => {
  render(<Chip label="Japan" href="/en/VisitorExhibitor" removeLabel="Remove filter: " />);
  expect(screen.getByRole('link', { name: 'Remove filter: Japan' }).getAttribute('href')).toBe(
    '/en/VisitorExhibitor',
  );
});

it('renders plain text without href', () => {
  render(<Chip label="清酒" />);
  expect(screen.getByText('清酒').tagName).toBe('SPAN');
  expect(screen.queryByRole('link')).toBeNull();
});
