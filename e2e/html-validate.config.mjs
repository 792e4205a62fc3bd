import { defineConfig } from 'html-validate';

export default defineConfig({
  extends: ['html-validate:recommended'],
  rules: {
    // Formatting, not validity.
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    // React writes autoComplete and maxLength; HTML does not mind the case.
    'attr-case': 'off',
    // Phone links are kept on one line by the style sheet.
    'tel-non-breaking': 'off',
    // Length of titles is a rule of our own, tokens counted.
    'long-title': 'off',
    // HTML allows ids that begin with a digit.
    'valid-id': ['error', { relaxed: true }],
    // Nothing comes from another origin.
    'require-sri': 'off',
    'no-inline-style': 'error',
  },
});
