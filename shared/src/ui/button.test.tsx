import { fireEvent, render, screen } from '@testing-library/react';
import { Button, ComingSoon } from './button.tsx';

it('ignores a second click while busy, but keeps focus', () => {
  const press = jest.fn();
  const { rerender } = render(<Button onClick={press}>送出</Button>);
  const button = screen.getByRole('button', { name: '送出' });
  button.focus();
  fireEvent.click(button);
  rerender(
    <Button onClick={press} busy>
      送出
    </Button>,
  );
  fireEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
});

it('does not submit the form while busy', () => {
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy>
        送出
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});

it('ComingSoon renders a disabled button with its label', () => {
  render(<ComingSoon label="Coming Soon">Catalogue</ComingSoon>);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Coming Soon/ }).disabled).toBe(
    true,
  );
});
