/** Whether finished pages are valid HTML: the slowest of the rules by far. */
import { HtmlValidate, StaticConfigLoader, type Message } from 'html-validate';
import htmlRules from './html-validate.config.mjs';

/** Astro prints one rule of its own before the first island of a page; ours stand in the head. */
const isIslandStyle = ({ ruleId, message }: Message): boolean =>
  ruleId === 'element-permitted-content' && message.startsWith('<style> element');

/**
 * Holds built pages against the rules of HTML.
 *
 * @param files paths of HTML files
 * @returns what is wrong, a line each: file, line, rule, what it says
 */
export async function invalidHtml(files: string[]): Promise<string[]> {
  // Read once: a search from every file's folder upwards costs as much as a third of the rules.
  const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
  const { results } = await validator.validateMultipleFiles(files);
  return results.flatMap(({ filePath, messages }) =>
    messages
      .filter((found) => !isIslandStyle(found))
      .map(({ line, ruleId, message }) => `${filePath}:${line} ${ruleId} ${message}`),
  );
}
