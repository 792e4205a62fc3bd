/** A new page of text is a folder, a Markdown file per language and a line in src/pages.ts; menus, sitemap and alternates follow. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bringTests, inCopy, nodeIn } from './lib/project-copy.ts';

/** A page like the one about accessibility. */
const MODEL = 'src/features/company/accessibility';
const LINE = `workWithUs: { path: '/work-with-us', folder: 'careers', text: 'optional', translatable: true, footer: 'company' },`;
const ENGLISH = `---
title: Work with Us
headline: Careers on the truck
label: Careers
description: 'What the work on our trucks is like, what it pays, which days we work, and how to apply: call us or write, and tell us about yourself.'
lead: We look for people who lift with care and talk to customers.
---

## What you do

You carry things out of homes and sweep up. Call {phone}.
`;
const SPANISH = `---
address: empleo
title: Trabaje con nosotros
headline: Empleo en el camión
label: Empleo
description: 'Cómo es el trabajo en nuestros camiones, cuánto se gana, qué días trabajamos y cómo pedir empleo: llámenos o escríbanos y cuéntenos de usted.'
lead: Buscamos personas que carguen con cuidado y traten bien a los clientes.
---

## Qué hace usted

Saca cosas de las casas y barre al final. Llame al {phone}.
`;

it('has Spanish, a link in the footer, a place in the sitemap and a Markdown alternate', { timeout: 600_000 }, () =>
  inCopy({ pictures: true }, (root) => {
    mkdirSync(join(root, 'src/features/careers'));
    for (const file of ['Page.astro', 'view.ts'])
      writeFileSync(
        join(root, 'src/features/careers', file),
        readFileSync(join(MODEL, file), 'utf8').replaceAll('accessibility', 'workWithUs'),
      );
    writeFileSync(join(root, 'content/pages/work-with-us.md'), ENGLISH);
    writeFileSync(join(root, 'content/es/pages/work-with-us.md'), SPANISH);
    // Whether the owner has switched the other languages off or not.
    const business = join(root, 'content/business.yaml');
    writeFileSync(business, readFileSync(business, 'utf8').replace(/^translations: .*\n/m, ''));
    const list = join(root, 'src/pages.ts');
    writeFileSync(
      list,
      readFileSync(list, 'utf8').replace('\n  notFound: {', (next) => `\n  ${LINE}${next}`),
    );

    const built = nodeIn(root, 'scripts/build.ts');
    expect(built.ok, built.said).toBe(true);
    const page = (path: string) => readFileSync(join(root, 'dist', path), 'utf8');
    expect(page('work-with-us.html')).toContain('You carry things out of homes');
    expect(page('work-with-us.html')).toMatch(/hreflang="es" href="[^"]*\/es\/empleo"/);
    expect(page('es/empleo.html')).toContain('Saca cosas de las casas');
    expect(page('about.html')).toMatch(/href="\/work-with-us"[^>]*>\s*Careers\s*</);
    expect(page('es/precios.html')).toMatch(/href="\/es\/empleo"[^>]*>\s*Empleo\s*</);
    expect(page('sitemap-pages-0.xml')).toContain('/work-with-us<');
    expect(page('llms.txt')).toContain('/work-with-us.md');

    bringTests(root);
    const tests = ['src/imports.test.ts', 'src/features', 'src/validation/content.test.ts'];
    const tested = nodeIn(root, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...tests);
    expect(tested.ok, tested.said).toBe(true);
  }),
);
