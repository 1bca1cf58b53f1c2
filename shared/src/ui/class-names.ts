/** Joins the class names that apply: `classNames('dw-button', small && 'dw-button--small')`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
