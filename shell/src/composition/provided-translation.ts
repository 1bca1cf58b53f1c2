/** The part of react-i18next that the site uses and provides to sections: no markup inside translations, so no `Trans`. */
export { I18nextProvider, useTranslation } from 'react-i18next';
