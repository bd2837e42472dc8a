import { HtmlValidate } from 'html-validate';

/** Pages by what they are called, each as the HTML of a whole document. */
export type Documents = Record<string, string>;

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // How React, and our own template, write what is valid in either way.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Our scripts and styles come from the same origin as the page that would name their hashes.
    'require-sri': 'off',
    // A panel of the services is a region in the accordion and a tab panel in the tabs, so it is a div.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
});

/** Everything that html-validate finds wrong, of whatever severity. */
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
