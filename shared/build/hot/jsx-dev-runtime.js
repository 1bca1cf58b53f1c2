// Fast Refresh needs the development transform but not the development JSX runtime: a section
// always takes `react/jsx-runtime` from the shell.
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

export function jsxDEV(type, props, key, isStaticChildren) {
  return (isStaticChildren ? jsxs : jsx)(type, props, key);
}
