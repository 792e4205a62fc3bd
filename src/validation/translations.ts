/** Reports what is wrong with the words of a further language, while they are merged into the English rows. */
import type { Problem } from '#business/problem.ts';
import { slug } from '#business/schema/common.ts';
import type { DocumentReport } from '#business/translations.ts';
import { tokensIn } from '#lib/tokens.ts';
import { bodyProblems } from './bodies.ts';
import { problemsOf } from './issues.ts';
import { isWords } from './schema-fields.ts';

const tokens = (texts: readonly string[]): string[] =>
  [
    ...new Set(texts.flatMap(tokensIn).map(({ name, argument }) => `{${argument ? `${name}:${argument}` : name}}`)),
  ].sort();

/** What a translation lacks or adds: both languages must fill in the same prices and rules. */
function tokenMistake(english: readonly string[], words: readonly string[]): string | undefined {
  const [expected, found] = [tokens(english), tokens(words)];
  const missing = expected.filter((token) => !found.includes(token));
  const extra = found.filter((token) => !expected.includes(token));
  const mistakes = [
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')}`] : []),
    ...(extra.length > 0 ? [`has ${extra.join(', ')}`] : []),
  ];
  return mistakes.length === 0 ? undefined : `${mistakes.join(' and ')}, unlike the English`;
}

export const translationReport = (problems: Problem[]): DocumentReport => ({
  refuse: (file, field, wrong, remedy) => void problems.push({ file, field, wrong, remedy }),
  isText: isWords,
  texts: (file, field, english, words) => {
    const wrong = tokenMistake(english, words);
    if (wrong !== undefined) problems.push({ file, field, wrong, remedy: 'Write the same tokens as the English text' });
  },
  misfit: ({ file, text, record, schema }, value, issues) => {
    for (const issue of issues) problems.push(...problemsOf(issue, issue.path, { file, text, record, value, schema }));
  },
  document: ({ file, body = '', firstLine = 1 }, address) => {
    if (address !== undefined && !slug.safeParse(address).success)
      problems.push({
        file,
        field: 'address',
        wrong: 'is no address',
        remedy: 'Write lower-case words joined by hyphens',
      });
    if (body.trim() !== '') problems.push(...bodyProblems(file, body, firstLine));
  },
});
