/**
 * What was typed into forms that React makes again: when a hydration failed, or when a part is
 * loaded again after an error. The old form, which is no longer in the document, still has it.
 */
type Lost = { form: HTMLFormElement; page: string };
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const places = new WeakMap<HTMLFormElement, string>();
let lost: Lost[] = [];
let focused: EventTarget | null = null;
const currentPage = () => location.pathname + location.search;

/** Notes the forms of the document, and which field is in use. */
export function watchFocus(): void {
  for (const form of document.forms) places.set(form, currentPage());
  focused = document.activeElement;
  addEventListener('focusin', ({ target }) => (focused = target), true);
}

/** Fills each new form with what the one before it had at the same address. */
export function carryForms(changes: readonly MutationRecord[]): void {
  for (const { removedNodes } of changes)
    for (const form of formsIn(removedNodes))
      if (!form.isConnected) lost.push({ form, page: places.get(form) ?? '' });
  lost = lost.filter(({ page }) => page === currentPage());
  for (const { addedNodes } of changes)
    for (const form of formsIn(addedNodes)) {
      places.set(form, currentPage());
      const at = lost.findIndex((one) => nameOf(one.form) === nameOf(form));
      const [before] = at < 0 ? [] : lost.splice(at, 1);
      if (before && before.form !== form) carry(before.form, form);
    }
}

function formsIn(nodes: NodeList): HTMLFormElement[] {
  return [...nodes].flatMap((node) =>
    node instanceof Element
      ? [...(node instanceof HTMLFormElement ? [node] : []), ...node.querySelectorAll('form')]
      : [],
  );
}

function nameOf(form: HTMLFormElement): string {
  const name = form.querySelector<HTMLInputElement>('input[type=hidden][name=form]')?.value;
  return [name, form.id, form.getAttribute('action')].join('\n');
}

function carry(from: HTMLFormElement, to: HTMLFormElement): void {
  const old = controlsOf(from);
  for (const [key, control] of controlsOf(to)) {
    const before = old.get(key);
    if (!before) continue;
    if (isTick(control) && isTick(before)) {
      // As a click, so that React knows.
      if (control.checked !== before.checked && (control.type !== 'radio' || before.checked))
        control.click();
    } else if (control.value !== before.value) write(control, before.value);
    if (before === focused && document.activeElement === document.body) focus(control, before);
  }
}

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/** The fields that a person fills in, by name, value of a tick, and number. */
function controlsOf(form: HTMLFormElement): Map<string, Control> {
  const controls = new Map<string, Control>();
  const fields = form.querySelectorAll<Control>(
    'input:not([type=hidden], [type=file], [type=submit]), textarea, select',
  );
  for (const control of fields) {
    const key = `${control.name}=${isTick(control) ? control.value : ''}`;
    let number = 0;
    while (controls.has(key + number)) number += 1;
    controls.set(key + number, control);
  }
  return controls;
}

/** React ignores what is written by the setter that it has put on the element. */
function write(control: Control, value: string): void {
  const prototype: object = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function focus(control: Control, before: Control): void {
  control.focus({ preventScroll: true });
  try {
    if (!(control instanceof HTMLSelectElement) && !(before instanceof HTMLSelectElement))
      control.setSelectionRange(before.selectionStart, before.selectionEnd);
  } catch {
    // Not every type of field has a selection.
  }
}
