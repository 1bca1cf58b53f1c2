import { joinValues, splitValues } from './join-values.ts';

/** Values of a form's fields. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  return joinValues([...new FormData(form)].map(([field, value]) => [field, String(value)]));
}

/** Sets the values of the controls that were not touched. Returns whether anything changed. */
export function fillForm(form: HTMLFormElement, values: Readonly<Record<string, string>>): boolean {
  let changed = false;
  const touched = new Set([...form.elements].filter(isTouched).map(nameOf));
  for (const control of form.elements) {
    const value = touched.has(nameOf(control)) ? undefined : values[nameOf(control)];
    if (value === undefined) continue;
    if (isTick(control)) {
      const checked =
        control.type === 'checkbox'
          ? splitValues(value).includes(control.value)
          : control.value === value;
      changed ||= control.checked !== checked;
      control.checked = checked;
      control.dispatchEvent(new Event('input'));
    } else if (
      (control instanceof HTMLInputElement && control.type !== 'hidden') ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      changed ||= control.value !== value;
      control.value = value;
      control.dispatchEvent(new Event('input'));
    }
  }
  return changed;
}

const nameOf = (control: Element) => ('name' in control ? String(control.name) : '');

const isTick = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** Whether a control has another value than the page gave it. */
export function isTouched(control: Element): boolean {
  if (isTick(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return control.value !== first?.value;
  }
  return (
    (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
    control.value !== control.defaultValue
  );
}
