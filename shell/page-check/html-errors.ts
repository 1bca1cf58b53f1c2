import { HtmlValidate, StaticConfigLoader } from 'html-validate';

type ConfigFor = StaticConfigLoader['getConfigFor'];

/** Resolves the configuration once. The validator would for each document, in a fifth of its time. */
class OneConfig extends StaticConfigLoader {
  #resolved: ReturnType<ConfigFor> | undefined;

  override getConfigFor(...document: Parameters<ConfigFor>): ReturnType<ConfigFor> {
    return (this.#resolved ??= super.getConfigFor(...document));
  }
}

const config = new OneConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React's output: hrefLang, <br/>, download="", no line breaks for length, trailing spaces.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Fields of one name are one list: the checkboxes of a facet, the quantities of an order.
    'form-dup-name': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Scripts have their integrity in the import map, styles carry it themselves. The policy
    // restricts everything to this origin.
    'require-sri': 'off',
    // JSON data and two constants are inline by design.
    'script-element': 'off',
    // CSS prevents line breaks in telephone numbers.
    'tel-non-breaking': 'off',
    // Safari announces a list without bullets only when it has an explicit role.
    'no-redundant-role': 'off',
  },
});
const validator = new HtmlValidate(config);

/** Validation errors of an HTML document, one line each. */
export async function htmlErrors(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}
