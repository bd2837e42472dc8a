import type { OxlintConfig, OxlintOverride } from 'oxlint';

/** Forbidden imports, each with its reason. */
const notNear = {
  group: ['../**'],
  message: 'Import from other folders by alias, such as #app/ or #server/.',
};
const server = {
  group: ['#server/**'],
  message: "Browser code does not import the server's.",
};
const browser = {
  group: ['#app/**'],
  message: "The server does not import the browser's code.",
};
const tools = {
  group: ['#generator/**', '#tools/**', '#tests/**'],
  message: 'Site and server do not import what builds and tests them.',
};
const builtWith = {
  group: ['#tools/**', '#tests/**'],
  message: 'The generator does not import what runs and tests it.',
};
const pages = {
  group: ['#app/pages/**'],
  message: 'Sections do not import pages.',
};
const sections = {
  group: ['#app/sections/**'],
  message: 'Sections do not import sections. Move shared code to ui or drawings.',
};
const words = { group: ['#content/**'], message: 'Primitives take their words as props.' };
const allNamed = {
  group: ['#*/**'],
  message: 'Content and shared import only their own files.',
};

/** The server's folders: each may import those before it. */
const serverFolders = [
  'settings',
  'monitoring',
  'store',
  'http',
  'mail',
  'outbox',
  'site',
  'contact',
  'cli',
];

function laterThan(folder: string) {
  const later = serverFolders
    .slice(serverFolders.indexOf(folder) + 1)
    .map((name) => `#server/${name}/**`);
  return {
    group: [...later, '#server/app.ts', '#server/main.ts', '#server/open-data.ts'],
    message:
      "Imports between the server's folders point one way: see `serverFolders` in oxlint.config.ts.",
  };
}

function above(...folders: string[]) {
  return {
    group: folders.map((folder) => `#app/${folder}/**`),
    message: 'Imports point one way: pages, sections, then drawings, ui and browser.',
  };
}

/** The last override that matches a file wins, so each lists everything forbidden there. */
function forbid(
  files: string[],
  ...patterns: { group: string[]; message: string }[]
): OxlintOverride {
  return {
    files,
    rules: { 'no-restricted-imports': ['error', { patterns: [notNear, ...patterns] }] },
  };
}

export default {
  plugins: [
    'typescript',
    'unicorn',
    'oxc',
    'react',
    'react-perf',
    'jsx-a11y',
    'import',
    'promise',
    'vitest',
  ],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['dist', '.data'],
  rules: {
    'no-console': 'off',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'import/no-unassigned-import': 'off',
    'react/forbid-dom-props': [
      'error',
      { forbid: [{ propName: 'style', message: 'The content policy refuses style attributes.' }] },
    ],
    'react/react-in-jsx-scope': 'off',
    'react-perf/jsx-no-new-function-as-prop': 'off',
    'react-perf/jsx-no-new-object-as-prop': 'off',
    'react-perf/jsx-no-new-array-as-prop': 'off',
    'react-perf/jsx-no-jsx-as-prop': 'off',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-misused-spread': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/consistent-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'vitest/require-to-throw-message': 'off',
    // The second names what was expected.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'typescript/no-unsafe-enum-comparison': 'off',
    'vitest/expect-expect': 'off',
    'vitest/no-standalone-expect': 'off',
  },
  overrides: [
    forbid(['deploy/**', 'tests/**', 'tools/**']),
    forbid(['app/**'], server, tools),
    forbid(['app/sections/**'], server, tools, pages, sections),
    forbid(['app/drawings/**'], server, tools, above('pages', 'sections')),
    forbid(['app/ui/**'], server, tools, above('pages', 'sections', 'drawings'), words),
    forbid(['app/browser/**'], server, tools, above('pages', 'sections', 'drawings', 'ui')),
    forbid(['content/**', 'shared/**'], allNamed),
    forbid(['server/**', 'supabase/**'], browser, tools),
    ...serverFolders.map((folder) =>
      forbid([`server/${folder}/**`], browser, tools, laterThan(folder)),
    ),
    forbid(['generator/**', 'vite.config.ts'], builtWith),
    forbid(['**/*.test.ts', '**/*.test.tsx']),
    { files: ['tests/**'], rules: { 'typescript/unbound-method': 'off' } },
    // Once the visitor draws: React sets styles by script then.
    {
      files: [
        'app/sections/approach/approach-chart.tsx',
        'app/drawings/release-graph/yours-today.tsx',
      ],
      rules: { 'react/forbid-dom-props': 'off' },
    },
    // Satori reads styles from attributes.
    { files: ['app/social-card/*.tsx'], rules: { 'react/forbid-dom-props': 'off' } },
    {
      files: ['server/main.ts', 'server/main.test.ts', 'app/virtual.d.ts'],
      rules: { 'no-restricted-imports': 'off' },
    },
  ],
} satisfies OxlintConfig;
