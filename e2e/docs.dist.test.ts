/**
 * What the documents name is there: files, and addresses of the site. A pattern ("content/pages/{name}.md") names none; what
 * the owner may retire (a town, a service, a guide) stands in examples only.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { kindOf } from '#pages.ts';
import { redirectOf, readRules } from '../scripts/lib/host-rules.ts';
import { pages } from './built-site.ts';

const DOCUMENTS = globSync(['README.md', 'docs/**/*.md', 'art/README.md']);
/** What begins so is a file of the project; what is built or installed need not be there. */
const OURS =
  /^(?:admin|art|content|docs|e2e|public|scripts|src)\/[\w./-]*\w\.(?:astro|css|json|md|mjs|py|ts|tsx|yaml)$/;
const OWNERS = /^content\/.*\//;
const ADDRESS = /^\/[a-z][\w./-]*$/;
const rules = readRules('', readFileSync('dist/_redirects', 'utf8'));

const isThere = (address: string): boolean =>
  pages.has(address) || existsSync(`dist${address}`) || redirectOf(rules, address) !== undefined;

it.each(DOCUMENTS)('%s names files and addresses that exist', (document) => {
  const text = readFileSync(document, 'utf8').replaceAll(/```[\s\S]*?```/g, '');
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  const linked = [...text.matchAll(/\]\((?!https?:|mailto:|\/|#)([^)#\s]+)/g)].map(([, link = '']) =>
    join(dirname(document), link),
  );
  const wrong = [
    ...named.filter((name) => OURS.test(name) && !OWNERS.test(name) && !existsSync(name)),
    ...linked.filter((link) => !existsSync(link)),
    ...named.filter((name) => ADDRESS.test(name) && kindOf(name) === 'pages' && !isThere(name)),
  ];
  expect([...new Set(wrong)]).toEqual([]);
});
