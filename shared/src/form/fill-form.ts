import { splitValues } from './join-values.ts';

/** Sets the values of a form's controls as if typed. Returns whether anything changed. */
export function fillForm(form: HTMLFormElement, values: Readonly<Record<string, string>>): boolean {
  let changed = false;
  for (const control of form.elements) {
    const value =
      control instanceof HTMLElement && 'name' in control
        ? values[String(control.name)]
        : undefined;
    if (value === undefined) continue;
    if (
      control instanceof HTMLInputElement &&
      (control.type === 'checkbox' || control.type === 'radio')
    ) {
      const checked =
        control.type === 'checkbox'
          ? splitValues(value).includes(control.value)
          : control.value === value;
      changed ||= control.checked !== checked;
      control.checked = checked;
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
