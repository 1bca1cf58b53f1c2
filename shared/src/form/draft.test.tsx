import { draftKey, keepDraft, restoreDraft } from './draft.ts';

const now = Date.parse('2026-03-01T01:00:00Z');
const storageKey = draftKey('/Contact', 'contact');

/** The form as the server writes it, which React has not hydrated. */
function serve(): HTMLFormElement {
  history.replaceState(null, '', '/Contact');
  document.body.innerHTML = `<form data-draft="Name Content Wishes">
    <input type="hidden" name="form" value="contact">
    <input name="Name"><textarea name="Content"></textarea><input name="Code">
    <input type="checkbox" name="Wishes" value="a"><input type="checkbox" name="Wishes" value="b">
  </form>`;
  return document.querySelector('form') as HTMLFormElement;
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
function type(name: string, text: string): void {
  const control = field(name);
  if (control) control.value = text;
}
const stored = () =>
  JSON.parse(localStorage.getItem(storageKey) ?? '{}') as { values?: object; key?: string };

beforeEach(() => localStorage.clear());

it('a draft returns, except to fields in which something was typed meanwhile', () => {
  const form = serve();
  type('Name', 'Wang');
  type('Content', 'a long letter');
  type('Code', '12345');
  document.querySelector<HTMLInputElement>('[value=b]')?.click();
  keepDraft(form, now);
  const { key } = stored();
  expect(stored().values).toEqual({ Name: 'Wang', Content: 'a long letter', Wishes: 'b' });

  const again = serve();
  type('Name', 'Lin');
  expect(restoreDraft(again, now)).toBe('saved');
  expect(field('Content')).toHaveValue('a long letter');
  expect(stored()).toMatchObject({ key, values: { Name: 'Lin', Wishes: 'b' } });
  // As React does when it hydrates the form.
  expect(restoreDraft(again, now)).toBe('saved');
});

it('what was typed before any script is stored when the first one comes', () => {
  const form = serve();
  type('Content', 'early');
  expect(restoreDraft(form, now)).toBe('none');
  expect(stored().values).toEqual({ Name: '', Content: 'early' });
});

it('a browser that forbids storage keeps what is on the screen', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const form = serve();
  type('Content', 'typed');
  keepDraft(form, now);
  expect(restoreDraft(form, now)).toBe('none');
  expect(field('Content')).toHaveValue('typed');
});
