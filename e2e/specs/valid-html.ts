import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes what it renders: hrefLang, <br/>, download="", and no line may be broken for length or left for trailing spaces.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // The boxes of one facet have one name, so that the query carries each that is ticked.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // The import map and the styles carry their integrity themselves; the policy keeps everything to this origin.
    'require-sri': 'off',
    // JSON and the two constants of a document stand in it by design.
    'script-element': 'off',
    // Telephone numbers are broken by the look, not by characters in the text.
    'tel-non-breaking': 'off',
    // Safari tells no list of a list without bullets unless the role says so.
    'no-redundant-role': 'off',
  },
});

/** What is wrong with the HTML of an answer, one line each. */
export async function htmlErrors(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}
