import { act, fireEvent } from '@testing-library/react';
import { setImmediate as flush } from 'node:timers/promises';
import { Suspense, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepDocument } from './foreign-changes.ts';

const ready = Promise.withResolvers<void>();
let recovered: jest.Mock;

const root = () => document.getElementById('root') as HTMLElement;
const find = <Element extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as Element;

/** Writes what the server sends, as the boot script leaves it. */
function serve(page: ReactNode): void {
  history.replaceState(null, '', '/Contact');
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  observer.observe(root(), { childList: true, subtree: true });
  window.documentChanges = { records, observer };
}

async function hydrate(page: ReactNode): Promise<void> {
  recovered = jest.fn();
  keepDocument(root(), ready.promise);
  await act(async () => void hydrateRoot(root(), page, { onRecoverableError: recovered }));
  dispatchEvent(new CustomEvent('dswine:hydrated', { detail: root() }));
}

function textsOf(element: Element): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
function font(text: string): HTMLElement {
  const inner = document.createElement('font');
  const outer = document.createElement('font');
  inner.textContent = text;
  outer.append(inner);
  return outer;
}
/** Ways in which translators put their text in place of another. */
const translators: [string, (text: Text) => void][] = [
  ['replaces it', (text) => text.replaceWith(font(`T ${text.data}`))],
  [
    'inserts an element and removes it',
    (text) => {
      text.before(font(`T ${text.data}`));
      text.remove();
    },
  ],
  [
    'moves it into an element',
    (text) => {
      const outer = document.createElement('font');
      text.replaceWith(outer);
      outer.append(text);
    },
  ],
  [
    'replaces it twice',
    (text) => {
      const first = font('first');
      text.replaceWith(first);
      first.replaceWith(font(`T ${text.data}`));
    },
  ],
];

/** Everything that React does beside a text. */
function Busy() {
  const [steps, setSteps] = useState(0);
  return (
    <button onClick={() => setSteps(steps + 1)}>
      {steps === 1 ? <i>busy</i> : null}
      {steps} steps, {steps < 2 ? 'more' : null}
      {steps > 2 ? <b>done</b> : null} of them
    </button>
  );
}

describe.each(translators)('a translator that %s', (_, translate) => {
  const Page = () => (
    <>
      <h1>
        {'Contact'} {'us'}
      </h1>
      <input defaultValue="" />
      <Busy />
    </>
  );
  const press = () => act(async () => void fireEvent.click(find('button')));

  it('may do so after hydration: texts change, elements come and go', async () => {
    serve(<Page />);
    await hydrate(<Page />);
    for (const shown of [
      'busy1 steps, more of them',
      '2 steps,  of them',
      '3 steps, done of them',
    ]) {
      textsOf(root()).forEach(translate);
      await flush();
      await press();
      expect(find('button').textContent?.replaceAll('T ', '')).toBe(shown);
    }
  });

  it('may do so before hydration, which adopts the fields as they are', async () => {
    serve(<Page />);
    textsOf(root()).forEach(translate);
    await flush();
    const field = find<HTMLInputElement>('input');
    field.focus();
    field.value = 'typed';
    await hydrate(<Page />);
    expect(recovered).not.toHaveBeenCalled();
    expect(find('input')).toBe(field);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('typed');
    await press();
    expect(find('button')).toHaveTextContent('busy1 steps, more of them');
  });
});

it('an extension’s icon beside a field is back after hydration', async () => {
  const page = (
    <p>
      <input /> <b>next</b>
    </p>
  );
  serve(page);
  const icon = document.createElement('com-icon');
  find('input').after(icon);
  await hydrate(page);
  expect(recovered).not.toHaveBeenCalled();
  ready.resolve();
  await flush();
  expect(find('input').nextSibling).toBe(icon);
});

describe('a form that React makes again', () => {
  const Form = ({ title }: { title: string }) => (
    <Suspense>
      <form action="/Contact">
        <h2>{title}</h2>
        <input type="hidden" name="form" value="contact" />
        <input name="Name" defaultValue="" />
        <input name="Wishes" type="checkbox" value="a" />
        <input name="Wishes" type="checkbox" value="b" defaultChecked />
        <input name="Type" type="radio" value="visit" />
        <input name="Type" type="radio" value="press" defaultChecked />
        <select name="Country">
          <option value="">-</option>
          <option value="TW">Taiwan</option>
        </select>
        <textarea name="Content" defaultValue="" />
      </form>
    </Suspense>
  );
  const values = () => [...new FormData(find<HTMLFormElement>('form'))];
  const typed = [
    ['form', 'contact'],
    ['Name', '王小明'],
    ['Wishes', 'a'],
    ['Type', 'visit'],
    ['Country', 'TW'],
    ['Content', 'two\nlines'],
  ];
  function type(): HTMLInputElement {
    const name = find<HTMLInputElement>('[name=Name]');
    name.focus();
    name.value = '王小明';
    name.setSelectionRange(1, 2);
    for (const tick of document.querySelectorAll<HTMLInputElement>('[name=Wishes]')) tick.click();
    find('[value=visit]').click();
    find<HTMLSelectElement>('select').value = 'TW';
    find<HTMLTextAreaElement>('textarea').value = 'two\nlines';
    return name;
  }

  it('has all that was typed, and the focus', async () => {
    serve(<Form title="of the server" />);
    const before = type();
    await hydrate(<Form title="of the browser" />);
    await flush();
    expect(recovered).toHaveBeenCalled();
    const name = find<HTMLInputElement>('[name=Name]');
    expect(name).not.toBe(before);
    expect(values()).toEqual(typed);
    expect(name).toHaveFocus();
    expect(name.selectionStart).toBe(1);
  });

  it('is empty on another page', async () => {
    serve(<Form title="of the server" />);
    await hydrate(<Form title="of the server" />);
    type();
    const again = document.createElement('div');
    again.innerHTML = renderToString(<Form title="of the server" />);
    find('form').remove();
    history.replaceState(null, '', '/en/Contact');
    root().append(again);
    await flush();
    expect(values()).toContainEqual(['Name', '']);
  });
});
