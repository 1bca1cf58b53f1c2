import { listLimit, type ListEntry } from '@dswine/shared/fair/my-list';
import { changeStoredList, toggleEntry } from '@dswine/shared/fair/my-list-storage';
import { showListToasts } from './list-toast.ts';

const entry = (id: string): ListEntry => ({
  kind: 'exhibitor',
  id,
  names: { tw: '酒莊', en: `Winery ${id}` },
  booths: [],
  note: '',
});
const status = () => document.querySelector('[role=status]')?.textContent;
const undo = () => document.querySelector<HTMLButtonElement>('.site-toast button');

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  document.body.innerHTML =
    '<a class="site-list" data-saved="Saved {name}" data-removed="Removed {name}" data-refused="The list is full" data-undo="Undo"></a>';
  showListToasts('DSWINE2026');
});

it('announces a saved entry and removes it on undo', () => {
  toggleEntry('DSWINE2026', entry('1'));
  expect(status()).toBe('Saved Winery 1');
  undo()?.click();
  expect(localStorage.getItem('dswine-my-list')).not.toContain('Winery 1');
  expect(status()).toBe('');
});

it('shows a name with a replacement pattern literally', () => {
  toggleEntry('DSWINE2026', { ...entry('1'), names: { en: 'Cash $& Carry' } });
  expect(status()).toBe('Saved Cash $& Carry');
});

it('returns focus after undo', () => {
  const link = document.querySelector<HTMLElement>('.site-list');
  link?.setAttribute('href', '#');
  link?.focus();
  toggleEntry('DSWINE2026', entry('1'));
  undo()?.focus();
  undo()?.click();
  expect(document.activeElement).toBe(link);
});

it('announces that the list is full, without an undo button', () => {
  const full = Array.from({ length: listLimit }, (_, index) => entry(String(index)));
  changeStoredList('DSWINE2026', () => full);
  toggleEntry('DSWINE2026', entry('one-more'));
  expect(status()).toBe('The list is full');
  expect(undo()?.hidden).toBe(true);
});
