import { readStored, removeStored, store } from './draft.ts';
import { fillForm, isTouched } from './fill-form.ts';

/** What a sender says of themselves in several forms, by the name of its field. */
export type Person = Readonly<Record<string, string>>;

/** `boot.ts` knows it, too: it starts no scripts for it. */
const storageKey = 'dswine-person';
/** The same in other forms: whom an exhibitor names is a person's name. */
const otherNames: Readonly<Record<string, string>> = { Person: 'Name' };
const personFields = [
  'Name',
  'Company',
  'Email',
  'Tel',
  'Mobile',
  'Country',
  'Address',
  'Adult',
  'Trade',
];
/** Ticks: that they are of age, and in the trade. A registration for the trade says both. */
export const personTicks = ['Adult', 'Trade'] as const;

const fieldOf = (name: string) => otherNames[name] ?? name;

/** Stores what was sent of the sender on this device, for the next form. */
export function rememberPerson(values: Person, now: number): void {
  const sent = Object.entries(values).map(
    ([name, value]) => [fieldOf(name), value.trim()] as const,
  );
  const person = Object.fromEntries(
    sent.filter(([name, value]) => personFields.includes(name) && value !== ''),
  );
  if (Object.keys(person).length === 0) return;
  const known = readPerson(now);
  // Another person on the same device starts anew.
  const isSame = ['Name', 'Email'].every(
    (name) => !person[name] || !known?.[name] || person[name] === known[name],
  );
  store(storageKey, { at: now, values: { ...(isSame && known), ...person }, key: storageKey });
}

export const readPerson = (now: number): Person | undefined => readStored(storageKey, now)?.values;

export const forgetPerson = (): void => removeStored(storageKey);

/** What is known for the fields of a form that are still empty, by the names of these fields. */
export function personFor(form: HTMLFormElement, now: number): Person {
  const person = readPerson(now) ?? {};
  const sent = new FormData(form);
  const names = [...form.elements].flatMap((control) =>
    'name' in control && (sent.get(String(control.name)) ?? '') === ''
      ? [String(control.name)]
      : [],
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = person[fieldOf(name)];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** Fills the empty fields. The first of them takes the focus. */
export function fillPerson(form: HTMLFormElement, person: Person): void {
  fillForm(form, person);
  const filled = [...form.elements].find(
    (control) => isTouched(control) && 'name' in control && String(control.name) in person,
  );
  if (filled instanceof HTMLElement) filled.focus();
}
