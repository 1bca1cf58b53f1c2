/**
 * The react-i18next exports that the shell provides to sections. Translations contain no markup, so
 * `Trans` is not included.
 */
export { I18nextProvider, useTranslation } from 'react-i18next';
