/** Holds every file's imports against the table of rooms, so that the architecture cannot rot. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** What each room may import from ours, by room; `types` for type-only imports. */
const TABLE: Record<string, { rooms: string[]; types?: string[]; packages: RegExp }> = {
  lib: { rooms: ['lib'], packages: /.*/ },
  schema: { rooms: ['schema', 'lib'], packages: /^astro\/zod$/ },
  model: { rooms: ['model', 'schema', 'lib'], packages: /^(node:|yaml$|satteri$|sharp$|astro\/zod$)/ },
  words: { rooms: ['words', 'lib'], types: ['model', 'schema'], packages: /^$/ },
  seo: { rooms: ['seo', 'model', 'words', 'lib'], packages: /^schema-dts$/ },
  views: { rooms: ['views', 'model', 'seo', 'words', 'lib', 'schema'], packages: /^$/ },
  islands: { rooms: ['islands', 'lib'], types: ['views', 'words', 'astro'], packages: /^(?!astro)/ },
  og: { rooms: ['og', 'views', 'words', 'lib'], types: ['react'], packages: /^(node:|sharp$|postcss$|satori$)/ },
  components: {
    rooms: ['components', 'islands', 'words', 'lib', 'assets'],
    types: ['views', 'astro'],
    packages: /^astro:assets$/,
  },
  layouts: {
    rooms: ['layouts', 'components', 'islands', 'views', 'og', 'words', 'styles', 'lib'],
    types: ['seo'],
    packages: /^astro:assets$/,
  },
  integrations: { rooms: ['integrations', 'model', 'words', 'lib'], types: ['schema'], packages: /.*/ },
  templates: {
    rooms: ['templates', 'layouts', 'components', 'islands', 'words', 'lib'],
    types: ['views'],
    packages: /^$/,
  },
  pages: {
    rooms: ['templates', 'views', 'layouts', 'components', 'islands', 'og', 'words', 'lib'],
    types: ['model', 'astro'],
    packages: /^(node:os|uqr|@astrojs\/rss)$/,
  },
};

/** Single files that a room may import beside its row. */
const ALSO: Record<string, string[]> = {
  layouts: ['model/site'],
  pages: ['model/site', 'model/routes'],
};
/** Single files that no one in a room may import. */
const NEVER: Record<string, string[]> = {
  views: ['model/site'],
  model: [],
  seo: ['model/site'],
  integrations: ['model/site'],
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
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      found.push({ from: node.moduleSpecifier.text, typeOnly: node.isTypeOnly });
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteral(argument)) found.push({ from: argument.text, typeOnly: false });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** "model/site" for '#model/site.ts' or '../model/site.ts' seen from src/views; undefined for a package. */
function ours(file: string, from: string): string | undefined {
  // "islands/" is in tsconfig.json.
  if (/^(#|islands\/)/.test(from)) return from.replace('#', '').replace(/\.\w+$/, '');
  if (!from.startsWith('.')) return undefined;
  return new URL(from, `file:///${file}`).pathname.replace(/^\/src\//, '').replace(/\.\w+$/, '');
}

function complaints(file: string): string[] {
  const room = file.split('/')[1] ?? '';
  const row = TABLE[room];
  if (!row) return [`${file} is in no room of the table`];
  return importsOf(file).flatMap(({ from, typeOnly }) => {
    const target = ours(file, from);
    const said = `${file} imports ${typeOnly ? 'types of ' : ''}${from}`;
    if (target === undefined) {
      if (from === 'astro:content' && file === 'src/business/site.ts') return [];
      return row.packages.test(from) || (typeOnly && row.types?.includes(from)) ? [] : [said];
    }
    if (NEVER[room]?.includes(target)) return [said];
    const targetRoom = target.split('/')[0] ?? '';
    const allowed =
      [...row.rooms, ...(typeOnly ? (row.types ?? []) : [])].includes(targetRoom) ||
      (ALSO[room] ?? []).includes(target);
    return allowed ? [] : [said];
  });
}

describe('rooms', () => {
  const files = globSync('src/*/**/*.{ts,tsx,astro}').filter((file) => !file.endsWith('.test.ts'));

  it('import only what the table allows', () => {
    expect(files.flatMap(complaints)).toEqual([]);
  });

  it('know nothing of the desk, which is a page of its own', () => {
    const ours = [...files, 'astro.config.mjs', ...globSync('src/*.ts')];
    expect(ours.filter((file) => importsOf(file).some(({ from }) => /(^|\/)desk\//.test(from)))).toEqual([]);
  });

  it('have no attic', () => {
    expect(files.filter((file) => /\/(utils?|helpers?|types|constants|index\.ts)\b/.test(file))).toEqual([]);
  });
});

describe('pages', () => {
  const pages = globSync('src/pages/**/*.astro').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

  it('show nothing but one view, which is listed for cards, the search and the fuzz tests', () => {
    const listed = readFileSync('src/features/all-pages.ts', 'utf8');
    const wrong = pages.filter(({ text }) => {
      const code = text.replaceAll(/^import .*$/gm, '');
      const [paths = ''] = /export const getStaticPaths[^;]*;/.exec(code) ?? [];
      const views = [...code.matchAll(/\b(\w+View|staticPages)\(site\b/g)];
      // Before it is rendered, a template may ask how many pages it has; a page that there is once only asks for its view.
      const asked = [...code.replace(paths, '').matchAll(/\bsite(?=[.,)])/g)].length;
      const isListed = views.every(
        ([, name = '']) => name === 'staticPages' || new RegExp(`\\b${name}\\b`).test(listed),
      );
      return views.length !== 1 || !isListed || asked !== (paths === '' ? 1 : 0);
    });
    expect(pages.length).toBeGreaterThan(30);
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});
