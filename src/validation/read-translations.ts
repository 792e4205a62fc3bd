/** Reads the folders of further languages: content/es. */
import { language as settingsSchema } from '#business/schema/language.ts';
import { COLLECTION_NAMES, isDocuments } from '#business/schema/collections.ts';
import { frontMatter, languagesIn, parseYaml, readText, stray, type Files } from './files.ts';
import { problemsOf } from './issues.ts';
import type { Problem } from '#business/problem.ts';
import type { Rows, Translation } from '#business/rows.ts';
import { collectionOf, translate, type Words } from '#business/translations.ts';
import { translationReport } from './translations.ts';

function readSettings(files: Files, folder: string, problems: Problem[]): Translation['settings'] | undefined {
  const file = `${folder}/language.yaml`;
  const text = readText(files, file, problems);
  const value = parseYaml(file, text, problems);
  if (text === undefined || value === undefined) return undefined;
  const result = settingsSchema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues)
    problems.push(...problemsOf(issue, issue.path, { file, text, record: undefined, value, schema: settingsSchema }));
  return undefined;
}

function readDocument(files: Files, file: string, problems: Problem[]): Words {
  const text = readText(files, file, problems);
  const { front, body, firstLine } = frontMatter(file, text, problems);
  return { file, text, data: parseYaml(file, front, problems, { firstLine: 2 }), body, firstLine };
}

/** All files but language.yaml. */
function readWords(files: Files, folder: string, problems: Problem[]): Words[] {
  const namesIn = (path: string) => [...files.namesIn(path)].filter((name) => !name.startsWith('.')).sort();
  const names = namesIn(folder).filter((name) => name !== 'language.yaml');
  return names.flatMap((name): Words[] => {
    const path = `${folder}/${name}`;
    if (COLLECTION_NAMES.some((collection) => collection === name && isDocuments(collection)))
      return namesIn(path).map((document) => readDocument(files, `${path}/${document}`, problems));
    if (collectionOf(path) === undefined) {
      problems.push(stray(path));
      return [];
    }
    const text = readText(files, path, problems);
    return [{ file: path, text, data: parseYaml(path, text, problems) }];
  });
}

function readLanguage(files: Files, id: string, english: Rows, problems: Problem[]): Translation[] {
  const folder = `content/${id}`;
  const settings = readSettings(files, folder, problems);
  if (!settings) return [];
  const words = readWords(files, folder, problems);
  return [translate(english, { id, settings, files: words }, translationReport(problems))];
}

export const readLanguages = (files: Files, english: Rows, problems: Problem[]): Translation[] =>
  languagesIn(files).flatMap((id) => readLanguage(files, id, english, problems));
