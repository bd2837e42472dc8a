import { HtmlValidate } from 'html-validate';

/** Whole HTML documents by name. */
export type Documents = Record<string, string>;

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Matters of taste, in which React and the document's template differ.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Scripts and styles come from the page's own origin.
    'require-sri': 'off',
    // A panel of the services is a region in the accordion and a tab panel in the tabs, so it is a div.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
});

/** Lists everything that html-validate finds, whatever its severity. */
export async function htmlValidateFindings(documents: Documents): Promise<string[]> {
  const findings: string[] = [];
  for (const [name, html] of Object.entries(documents)) {
    const { results } = await validator.validateString(html, name);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      findings.push(`${name}: ${ruleId}: ${message} (${selector})`);
    }
  }
  return findings;
}
