import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FacetGroup } from './facet-group.tsx';

it('a busy button ignores clicks and submits no form, but keeps focus', () => {
  const press = jest.fn();
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" busy={busy} onClick={press}>
        送出
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: '送出' });
  button.focus();
  fireEvent.click(button);
  rerender(form(true));
  fireEvent.click(button);
  expect([press, submit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(button).toHaveFocus();
});

it('a checkbox describes its error, and stays checked when the error is removed', () => {
  const box = (error: string | undefined) => (
    <Checkbox name="Adult" label="18 or over" error={error} />
  );
  const { rerender } = render(box('Please confirm.'));
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please confirm.');
  fireEvent.click(screen.getByRole('checkbox'));
  rerender(box(undefined));
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('the error summary takes focus only when the errors change, and links to the fields', () => {
  const email = { field: 'email', message: '請輸入有效的電子郵件。' };
  const form = (errors: readonly (typeof email)[]) => (
    <>
      <ErrorSummary title="欄位填寫不完整，請再檢查一次。" errors={errors} />
      <input id="email" />
    </>
  );
  const { rerender } = render(form([]));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(form([email]));
  expect(screen.getByRole('alert')).toHaveFocus();
  fireEvent.click(screen.getByRole('link', { name: email.message }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  rerender(form([{ ...email }]));
  expect(screen.getByRole('textbox')).toHaveFocus();
  rerender(form([email, { field: 'name', message: '請輸入姓名。' }]));
  expect(screen.getByRole('alert')).toHaveFocus();
});

describe('a facet group', () => {
  const choices = [
    { value: 'FR', label: '法國', count: 96 },
    { value: 'JP', label: '日本', count: 83 },
    { value: 'IT', label: '義大利', count: 70 },
  ];
  const more = { href: '?more=country', label: '更多國家' };
  const group = (selected: readonly string[], shown = choices.length) => (
    <form aria-label="filters">
      <FacetGroup
        legend="國家／地區"
        name="Country"
        choices={choices.slice(0, shown)}
        selected={selected}
        more={shown < choices.length ? more : undefined}
      />
    </form>
  );
  const box = (name: RegExp) => screen.getByRole('checkbox', { name, hidden: true });

  it('follows the selected values, keeps focus, and submits checked ones', () => {
    const { rerender } = render(group(['JP']));
    box(/法國/).focus();
    rerender(group(['FR']));
    expect(box(/日本/)).not.toBeChecked();
    expect(box(/法國/)).toHaveFocus();
    fireEvent.click(box(/義大利/));
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).getAll('Country')).toEqual(['FR', 'IT']);
  });

  it('links to the page with all choices, and focuses the first added one', () => {
    const { rerender } = render(group([], 2));
    const link = screen.getByRole('link', { name: more.label });
    expect(link).toHaveAttribute('href', more.href);
    expect(link).toHaveAttribute('rel', 'nofollow');
    fireEvent.click(box(/法國/));
    fireEvent.click(link);
    rerender(group([]));
    expect(screen.queryByRole('link')).toBeNull();
    expect(box(/義大利/)).toHaveFocus();
    expect(box(/法國/)).toBeChecked();
  });

  it('keeps an initially selected choice visible and focused after it is deselected', () => {
    const { rerender } = render(group(['IT']));
    box(/義大利/).focus();
    rerender(group([], 2));
    expect(box(/義大利/)).not.toBeChecked();
    expect(box(/義大利/)).toHaveFocus();
  });
});
