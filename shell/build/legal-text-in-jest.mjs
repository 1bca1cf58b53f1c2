import { compileLegalText } from './legal-text.ts';

/** For Jest, which has no loaders. */
export default {
  process: (source, file) => ({
    code: compileLegalText(file, source).replace(
      'export default',
      'exports.__esModule = true; exports.default =',
    ),
  }),
};
