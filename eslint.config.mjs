import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  {
    ignores: ['dist/', '.astro/', '.wrangler/', 'node_modules/', 'screenshots/', 'test-results/', 'playwright-report/'],
  },
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
  { files: ['**/*.tsx'], ...jsxA11y.configs.recommended },
  ...astro.configs.recommended,
  ...astro.configs['jsx-a11y-recommended'],
  {
    files: ['**/*.astro'],
    rules: {
      // HTML comes from our own Markdown and escaped texts; views/prose.ts is the only maker of it.
      'astro/no-set-html-directive': 'off',
      // A table that scrolls must take focus, and a list of tiles is one.
      'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region'], tags: ['main', 'section'] }],
    },
  },
);
