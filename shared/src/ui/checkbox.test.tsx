import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox.tsx';

it('describes its error, and stays checked when the error is removed', async () => {
  const box = (error: string | undefined) => (
    <Checkbox name="Adult" label="18 or over" error={error} />
  );
  const { rerender } = render(box('Please confirm.'));
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please confirm.');
  await userEvent.click(screen.getByRole('checkbox'));
  rerender(box(undefined));
  expect(screen.getByRole('checkbox')).toBeChecked();
});
