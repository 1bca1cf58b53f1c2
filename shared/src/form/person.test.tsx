import { fillPerson, forgetPerson, personFor, readPerson, rememberPerson } from './person.ts';

const now = Date.parse('2026-03-01T01:00:00Z');

function serve(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input type="hidden" name="form" value="inquiry">
    <input name="Person"><input name="Email"><input name="Company" value="Own"><input name="Code">
    <input type="checkbox" name="Adult" value="yes"><input type="checkbox" name="Trade" value="yes">
  </form>`;
  return document.querySelector('form') as HTMLFormElement;
}

beforeEach(() => localStorage.clear());

it('what a sender said of themselves is offered for the empty fields of the next form', () => {
  const sent = { Name: ' 王小明 ', Email: 'ming@crowd.example', Content: 'secret', Code: '12345' };
  rememberPerson(sent, now);
  rememberPerson({ Company: 'Vine & Co', Tel: '' }, now);
  const person = { Name: '王小明', Email: 'ming@crowd.example', Company: 'Vine & Co' };
  expect(readPerson(now)).toEqual(person);
  const form = serve();
  const offered = personFor(form, now);
  expect(offered).toEqual({ Person: '王小明', Email: 'ming@crowd.example' });
  fillPerson(form, offered);
  expect([...new FormData(form).values()]).toEqual([
    'inquiry',
    '王小明',
    'ming@crowd.example',
    'Own',
    '',
  ]);
  expect(document.activeElement).toHaveAttribute('name', 'Person');
});

it('ticks what a registration for the trade has said', () => {
  rememberPerson({ Name: 'Ming', Adult: 'yes', Trade: 'yes' }, now);
  const form = serve();
  const offered = personFor(form, now);
  expect(offered).toEqual({ Person: 'Ming', Adult: 'yes', Trade: 'yes' });
  fillPerson(form, offered);
  expect(new FormData(form).get('Adult')).toBe('yes');
  expect(new FormData(form).get('Trade')).toBe('yes');
  expect(personFor(form, now)).toEqual({});
});

it('offers nothing from another person on the same device', () => {
  rememberPerson({ Name: 'Ann', Email: 'ann@crowd.example', Tel: '0912-345-678' }, now);
  rememberPerson({ Name: 'Ben', Email: 'ben@crowd.example' }, now);
  expect(readPerson(now)).toEqual({ Name: 'Ben', Email: 'ben@crowd.example' });
});

it('is forgotten on request, and after 30 days', () => {
  rememberPerson({ Name: 'Ming' }, now);
  expect(personFor(serve(), now + 31 * 86_400_000)).toEqual({});
  rememberPerson({ Name: 'Ming' }, now);
  forgetPerson();
  expect(personFor(serve(), now)).toEqual({});
});
