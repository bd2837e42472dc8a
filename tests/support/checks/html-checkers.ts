import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
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

interface NuMessage {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url?: string;
  lastLine?: number;
  message: string;
}

const unknownToNu = [
  // CSS that is in browsers and not yet in the checker's own list; what follows an at-rule is not read.
  /^CSS: “(container|container-type|paint-order|vector-effect|view-transition-name)”: Property “[a-z-]+” doesn't exist\.$/,
  /^CSS: Unrecognized at-rule “@(container|view-transition)”$/,
  /^CSS: Parse Error\.$/,
  // Until scripts are there, a button opens its popover by itself, and says for those that read it whether it is open.
  /^The “aria-expanded” attribute must not be used on any element which has a “popovertarget” attribute\.$/,
  /^Every active “role=tab” element must have a corresponding “role=tabpanel” element\.$/,
];

/** Everything that the Nu checker calls an error or a warning. */
export async function nuFindings(documents: Documents): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'nu-'));
  try {
    const files = Object.entries(documents).map(([name, html]) => {
      const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.html`);
      writeFileSync(file, html);
      return file;
    });
    const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
    // For a program that runs once: half the time without the second compiler and parallel collection.
    const java = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', jar];
    const options = ['--format', 'json', '--stdout', '--exit-zero-always'];
    const { stdout } = await promisify(execFile)('java', [...java, ...options, ...files], {
      maxBuffer: 64 * 1024 * 1024,
    });
    const { messages }: { messages: NuMessage[] } = JSON.parse(stdout);
    return messages
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .filter(({ message }) => !unknownToNu.some((known) => known.test(message)))
      .map(({ url, lastLine, message }) => `${url}:${lastLine}: ${message}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0;
}
