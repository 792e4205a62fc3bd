/** Whether built pages are valid HTML. */
import { HtmlValidate, StaticConfigLoader, type ConfigData, type Message } from 'html-validate';

const RULES: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // Formatting, not validity; React writes autoComplete and maxLength.
    ...{ 'void-style': 'off', 'no-trailing-whitespace': 'off', 'doctype-style': 'off', 'attr-quotes': 'off' },
    ...{ 'attribute-boolean-style': 'off', 'attr-case': 'off', 'tel-non-breaking': 'off', 'long-title': 'off' },
    // HTML allows ids that begin with a digit.
    'valid-id': ['error', { relaxed: true }],
    // Nothing comes from another origin.
    'require-sri': 'off',
    'no-inline-style': 'error',
  },
};

/** Astro prints a style of its own before the first island of a page. */
const isIslandStyle = ({ ruleId, message }: Message): boolean =>
  ruleId === 'element-permitted-content' && message.startsWith('<style> element');

/** @returns "file:line rule message" for each fault */
export async function invalidHtml(files: string[]): Promise<string[]> {
  const { results } = await new HtmlValidate(new StaticConfigLoader(RULES)).validateMultipleFiles(files);
  return results.flatMap(({ filePath, messages }) =>
    messages
      .filter((found) => !isIslandStyle(found))
      .map(({ line, ruleId, message }) => `${filePath}:${line} ${ruleId} ${message}`),
  );
}
