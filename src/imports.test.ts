/** Holds every file's imports against the table of layers, so that the architecture cannot rot. */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { entryOf, pageNames } from './pages.ts';

const BASE = ['lib', 'i18n', 'business', 'pages.ts'];
const PAGE = [...BASE, 'seo', 'ui', 'layout'];

/** What a folder of src may import beside itself: other folders, more of them as types alone, and packages. */
const TABLE: Record<string, { from: string[]; types?: string[]; packages: RegExp }> = {
  lib: { from: [], packages: /.*/ },
  i18n: { from: ['lib', 'pages.ts', 'business/hours.ts'], types: ['business'], packages: /^$/ },
  business: { from: ['lib', 'i18n', 'pages.ts'], packages: /^(astro\/zod|satteri)$/ },
  validation: { from: ['lib', 'i18n', 'business'], packages: /^(node:|yaml$|satteri$|sharp$|astro\/zod$)/ },
  seo: { from: BASE, packages: /^schema-dts$/ },
  ui: {
    from: [...BASE, 'seo', 'assets'],
    types: ['astro'],
    packages: /^(astro:assets|react|@radix-ui\/react-tooltip)$/,
  },
  og: { from: [...BASE, 'ui', 'styles'], types: ['react'], packages: /^(node:|sharp$|postcss$|satori$)/ },
  layout: {
    from: [...PAGE, 'og', 'styles'],
    types: ['astro'],
    packages: /^(astro:assets|react|@radix-ui\/react-toast)$/,
  },
  // The box of `ask` stands on pages of other features.
  features: {
    from: [...PAGE, 'styles', 'features/ask/Ask.astro', 'features/ask/AskHead.astro', 'features/ask/load-ask.ts'],
    types: ['astro'],
    packages: /^(react|react-dom|react-dom\/client|minisearch|@tanstack\/react-query)$/,
  },
  pages: { from: [...PAGE, 'og', 'features'], types: ['astro'], packages: /^(node:os|@astrojs\/rss)$/ },
  build: { from: [...BASE, 'validation', 'features', 'styles'], types: ['ui'], packages: /.*/ },
  styles: { from: [], packages: /^node:/ },
};
/** Files that may import what their folder may not. */
const ALSO: Record<string, string> = {
  // Asks Astro for the collections.
  'src/business/site.ts': 'astro:content',
  // Looks at every page.
  'src/features/all-pages.ts': 'og/page-card.ts',
};

interface Import {
  from: string;
  typeOnly: boolean;
}

/** Imports of a TypeScript text; Astro files give their front matter and their scripts. */
function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const code = file.endsWith('.astro')
    ? [
        /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '',
        ...[...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? ''),
      ].join('\n')
    : text;
  const source = ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const clause = node.importClause;
      const named = clause?.namedBindings;
      const typeOnly =
        clause !== undefined &&
        (clause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
          (clause.name === undefined &&
            named !== undefined &&
            ts.isNamedImports(named) &&
            named.elements.every((element) => element.isTypeOnly)));
      found.push({ from: node.moduleSpecifier.text, typeOnly });
    }
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
      found.push({ from: node.moduleSpecifier.text, typeOnly: node.isTypeOnly });
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteral(argument)) found.push({ from: argument.text, typeOnly: false });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** "business/site.ts", for '#business/site.ts' or './site.ts' seen from src/business; undefined for a package. */
function targetOf(file: string, from: string): string | undefined {
  const path = from.replace(/\?.*$/, '');
  if (path.startsWith('#')) return path.slice(1);
  // Islands are imported by this alias: tsconfig.json says why.
  if (path.startsWith('src/')) return path.slice('src/'.length);
  return path.startsWith('.') ? posix.join(posix.dirname(file), path).replace(/^src\//, '') : undefined;
}

/** The folder whose inside only its own files know: "ui", "features/pricing". */
const ownerOf = (path: string): string => {
  const [first = '', second = '', third] = path.split('/');
  return first === 'features' && third ? `${first}/${second}` : first;
};

function complaints(file: string): string[] {
  const path = file.slice('src/'.length);
  const row = TABLE[path.split('/')[0] ?? ''];
  if (!row) return [`${file} is in no folder of the table`];
  return importsOf(file).flatMap(({ from, typeOnly }) => {
    const target = targetOf(file, from);
    const allowed = [...row.from, ...(typeOnly ? (row.types ?? []) : [])];
    const isAllowed =
      ALSO[file] === (target ?? from) ||
      (target === undefined
        ? row.packages.test(from) || allowed.includes(from)
        : ownerOf(target) === ownerOf(path) ||
          allowed.includes(target) ||
          allowed.includes(target.split('/')[0] ?? ''));
    return isAllowed ? [] : [`${file} imports ${typeOnly ? 'types of ' : ''}${from}`];
  });
}

const files = globSync('src/*/**/*.{ts,tsx,astro}').filter((file) => !file.endsWith('.test.ts'));

it('a folder imports only what the table allows', () => {
  expect(files.flatMap(complaints)).toEqual([]);
});

it('no file imports itself through others', () => {
  const graph = new Map(
    [...files, ...globSync('src/*.ts')].map((file) => [
      file,
      importsOf(file).flatMap(({ from }) => {
        const target = targetOf(file, from);
        return target === undefined ? [] : [`src/${target}`];
      }),
    ]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    else if (!done.has(file)) for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  expect(circles).toEqual([]);
});

it('nothing here knows the admin, which is a page of its own', () => {
  const all = [...files, 'astro.config.mjs', ...globSync('src/*.ts')];
  expect(all.filter((file) => importsOf(file).some(({ from }) => /(^|\/)desk\//.test(from)))).toEqual([]);
});

it('no folder or file is named after nothing', () => {
  expect(files.filter((file) => /\/(utils?|helpers?|types|constants|index\.ts)\b/.test(file))).toEqual([]);
});

it('every page has a template that asks for its own view, and every template its page', () => {
  const templates = globSync('src/features/**/Page.astro').sort();
  const listed = pageNames.map((name) => `src/features/${entryOf(name).folder}/Page.astro`);
  expect(listed.sort()).toEqual(templates);
  const wrong = pageNames.filter((name) => {
    const text = readFileSync(`src/features/${entryOf(name).folder}/Page.astro`, 'utf8');
    const asks = name === 'notFound' ? 'pagesIn(site)' : `staticPaths('${name}', pagesIn)`;
    return !text.includes(asks) || !text.includes("import { pagesIn } from './view.ts';");
  });
  expect(wrong).toEqual([]);
});
