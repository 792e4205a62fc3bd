/** Files and addresses that the documentation names exist; patterns ("content/pages/{name}.md") and the owner's own pages may not. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { kindOf } from '#pages.ts';
import { redirectOf, readRules } from '../scripts/lib/host-rules.ts';
import { pages } from './built-site.ts';

const OURS =
  /^(?:admin|art|content|docs|e2e|public|scripts|src)\/[\w./-]*\w\.(?:astro|css|json|md|mjs|py|ts|tsx|yaml)$/;
/** Pages that the owner may retire. */
const OWNERS = /^content\/.*\//;
/** About addresses of other sites. */
const OTHERS = 'docs/moving.md';
const ADDRESS = /^\/[a-z][\w./-]*$/;
const rules = readRules('', readFileSync('dist/_redirects', 'utf8'));

it.each(globSync(['README.md', 'docs/**/*.md', 'art/README.md']))(
  '%s names files and addresses that exist',
  (document) => {
    const text = readFileSync(document, 'utf8').replaceAll(/```[\s\S]*?```/g, '');
    const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
    const linked = [...text.matchAll(/\]\((?!https?:|mailto:|\/|#)([^)#\s]+)/g)].map(([, link = '']) =>
      join(dirname(document), link),
    );
    const files = [...linked, ...named.filter((name) => OURS.test(name) && !OWNERS.test(name))];
    const addresses = named.filter((name) => document !== OTHERS && ADDRESS.test(name) && kindOf(name) === 'pages');
    expect([
      ...files.filter((file) => !existsSync(file)),
      ...addresses.filter((path) => !pages.has(path) && !existsSync(`dist${path}`) && !redirectOf(rules, path)),
    ]).toEqual([]);
  },
);
