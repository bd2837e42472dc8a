import type { DummyRuleMap, OxlintConfig } from 'oxlint';

const contentAndShared = ['content', 'shared'];
const primitives = ['app/styles', 'app/browser', 'app/ui'];
/** Each directory may import those before it. */
const serverDirectories = [
  'server/project-root.ts',
  'server/settings',
  'server/monitoring',
  'server/store',
  'server/http',
  'server/mail',
  'server/outbox',
  'server/site',
  'server/contact',
  'server/cli',
];

/** The directories from which a directory may import by alias. Relative imports stay inside the directory. */
const mayImport: Record<string, string[]> = {
  content: [],
  shared: [],
  app: ['app', ...contentAndShared],
  'app/browser': contentAndShared,
  'app/ui': primitives,
  'app/drawings': [...primitives, 'app/drawings', ...contentAndShared],
  'app/sections': [...primitives, 'app/drawings', ...contentAndShared],
  server: ['server', ...contentAndShared],
  ...Object.fromEntries(
    serverDirectories.map((directory, index) => [
      directory,
      [...serverDirectories.slice(0, index + 1), ...contentAndShared],
    ]),
  ),
  supabase: ['server', ...contentAndShared],
  generator: ['app', 'generator', 'server', ...contentAndShared],
};

function forbidImports(group: string[]): DummyRuleMap {
  const message =
    'Wrong import direction, or a relative import that leaves its directory: see oxlint.config.ts.';
  const patterns = [{ group: ['../**', '!../package.json', ...group], message }];
  return { 'no-restricted-imports': ['error', { patterns }] };
}

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['dist', '.data'],
  rules: {
    ...forbidImports([]),
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-floating-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    // The second argument is the failure message.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'no-shadow': 'off',
    'import/no-unassigned-import': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/react-in-jsx-scope': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/unbound-method': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'vitest/expect-expect': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/require-to-throw-message': 'off',
  },
  // The last override that matches a file wins.
  overrides: [
    ...Object.entries(mayImport).map(([directory, allowed]) => ({
      files: [`${directory}/**`],
      rules: forbidImports(['#*/**', ...allowed.flatMap((path) => [`!#${path}`, `!#${path}/**`])]),
    })),
    { files: ['**/*.test.{ts,tsx}'], rules: forbidImports([]) },
  ],
} satisfies OxlintConfig;
