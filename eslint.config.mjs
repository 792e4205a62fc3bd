import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import { defineConfig, includeIgnoreFile } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Folders whose code holds no words for people: those of the site stand in words.en.ts, those of the business in content/. */
const WORDLESS = ['build', 'features', 'layout', 'og', 'pages', 'seo', 'ui'];

/**
 * Two words with nothing but a space between them, or a capital word before a comma: no selector, path or type reads so,
 * and class names have hyphens.
 */
const PHRASE = String.raw`(?:^|[\s(“‘])["']?[\p{L}’']+ +["“'‘(]?[\p{L}’']{2,}(?:[\s,.;:!?…)”"’']|$)|^\p{Lu}[\p{L}’']+, `;
/** The same in a piece of a template, where a single word may join two values: "5 to 8". */
const PIECE = String.raw`${PHRASE}|\s\p{L}{2,}\s`;
/** A word that stands alone. */
const WORD = String.raw`^ ?[^ ]*\p{L}{2}[^ ]* ?$`;
/** Attributes and fields that are read by people, if only by those who listen. */
const SPOKEN =
  '/^(aria-label|aria-description|aria-valuetext|alt|label|title|legend|placeholder|heading|kicker|lead|note|text|textContent)$/';

/** What is no word for a visitor: messages for engineers, names of files and types, classes, sizes and outlines. */
const SILENT = [
  'NewExpression[callee.name=/Error$/] *',
  'CallExpression[callee.object.name=/^(console|logger)$/] *',
  'ImportDeclaration *',
  'TSLiteralType *',
  'JSXAttribute[name.name=/^(class|className|sizes|d)$/] *',
  'JSXAttribute[name.namespace.name=class] *',
].join(', ');

/** What the language of the machine decides: a sort, a number, a date. */
const NO_LOCALE = [
  'CallExpression[callee.property.name="localeCompare"][arguments.length<2]',
  'CallExpression[callee.property.name=/^toLocale/][arguments.length=0]',
  'NewExpression[callee.object.name="Intl"][arguments.length=0]',
].map((selector) => ({ selector, message: 'Name the language: the default is that of the machine.' }));

/** Patterns that would begin with the name of a folder, such as "a[1]b"; Node puts it before those of `exclude`. */
const NO_FOLDER_IN_GLOB = [
  'CallExpression[callee.name="globSync"] > TemplateLiteral[quasis.0.value.raw=""]:first-child',
  'CallExpression[callee.name="globSync"] > CallExpression.arguments:first-child',
  'CallExpression[callee.name="globSync"] Property[key.name="exclude"]',
].map((selector) => ({
  selector,
  message: 'Begin in a folder by `cwd`, and filter what comes: a folder may be named "a[1]b".',
}));

const message = 'Words for people stand in words.en.ts (what the site says) or in content/ (what the business says).';
const noWords = [
  'error',
  ...NO_LOCALE,
  ...NO_FOLDER_IN_GLOB,
  ...[
    String.raw`JSXText[value=/\p{L}{2}/u]`,
    `Literal[value=/${PHRASE}/u]:not(${SILENT})`,
    `TemplateElement[value.cooked=/${PIECE}/u]:not(${SILENT})`,
    `JSXAttribute[name.name=${SPOKEN}] > Literal[value=/${WORD}/u]`,
    `JSXAttribute[name.name=${SPOKEN}] > JSXExpressionContainer > Literal[value=/${WORD}/u]`,
    `JSXAttribute[name.name=${SPOKEN}] TemplateElement[value.cooked=/${WORD}/u]`,
    String.raw`Property[key.name=${SPOKEN}] > Literal[value=/^\p{Lu}[^ ]*$/u]`,
    `AssignmentExpression[left.property.name=${SPOKEN}] > Literal[value=/${WORD}/u]`,
  ].map((selector) => ({ selector, message })),
];

/** What a browser may lack or refuse. */
const REFUSED = [
  ...['matchMedia', 'history', 'navigator', 'navigation', 'print', 'requestIdleCallback', 'cancelIdleCallback'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore', 'trustedTypes', 'Notification'],
  ...['Worker', 'SharedWorker', 'BroadcastChannel', 'WebAssembly', 'PerformanceObserver', 'ReportingObserver'],
];
const REFUSED_OF_ELEMENTS = [
  ...['showPopover', 'hidePopover', 'togglePopover', 'requestFullscreen', 'startViewTransition', 'replaceState'],
  ...['pushState', 'clipboard', 'serviceWorker', 'execCommand', 'cookie', 'checkVisibility'],
];
const refused = 'Browsers may lack or refuse this: call it in src/lib/browser/safe-apis.ts, with its fallback.';

export default defineConfig(
  includeIgnoreFile(`${import.meta.dirname}/.gitignore`),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Prices, counts and coordinates read well in template literals.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,astro}'],
    rules: { 'no-restricted-syntax': ['error', ...NO_LOCALE, ...NO_FOLDER_IN_GLOB] },
  },
  { files: ['**/*.tsx'], ...jsxA11y.configs.recommended },
  ...astro.configs.recommended,
  ...astro.configs['jsx-a11y-recommended'],
  {
    files: WORDLESS.map((folder) => `src/${folder}/**/*.{ts,tsx,astro}`),
    ignores: ['**/*.test.ts', '**/words.??.ts'],
    rules: { 'no-restricted-syntax': noWords },
  },
  {
    files: ['src/**/*.{ts,tsx,astro}', '**/*.astro/*.{js,ts}'],
    // The service worker is a world of its own, where the caches are.
    ignores: ['**/*.test.ts', 'src/lib/browser/safe-apis.ts', 'src/build/worker-functions.ts'],
    rules: {
      'no-restricted-globals': ['error', ...REFUSED.map((name) => ({ name, message: refused }))],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          REFUSED.map((property) => ({ object, property, message: refused })),
        ),
        ...REFUSED_OF_ELEMENTS.map((property) => ({ property, message: refused })),
      ],
    },
  },
  {
    // A test's `describe` is a list, not a function to be understood at once.
    files: ['src/**/*.{ts,tsx,astro}', 'admin/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts'],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 15],
    },
  },
  {
    files: ['**/*.astro'],
    rules: {
      // HTML comes from our own Markdown and escaped texts; src/ui/sources/prose.ts is the only maker of it.
      'astro/no-set-html-directive': 'off',
      // A table that scrolls must take focus, and a list of tiles is one.
      'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region'], tags: ['main', 'section'] }],
    },
  },
  // Rules that read types take seven times as long: `npm run check` and `npm run test:all` have them.
  ...(process.env.LINT === 'untyped' ? [tseslint.configs.disableTypeChecked] : []),
);
