import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { contentCheck } from '#build/content-check.ts';
import { siteFiles } from '#build/site-files.ts';
import { everyPage } from '#build/every-page.ts';
import { pageRoutes } from '#build/page-routes.ts';

/** Of each group no page fetches one package without the others. */
const TOGETHER = [
  // First, because a group takes in what its files import.
  { name: 'helpers', test: /@oxc-project.runtime/ },
  { name: 'shared', test: /src\/(layout\/toasts\/toasts|ui\/specification|lib\/browser\/safe-apis)\.ts/ },
  { name: 'react', test: /node_modules\/(@astrojs\/react|react|react-dom|scheduler)\// },
  { name: 'query', test: /node_modules\/@tanstack\// },
];

/** Until a typeface comes, the device's own in its measures: src/styles/fonts/fallbacks.css. */
const lateAs = (typeface, devices) => ({
  display: 'swap',
  fallbacks: [...devices.map((device) => `${typeface} ${device}`), 'sans-serif'],
  optimizedFallbacks: false,
});

export default defineConfig({
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  compressHTML: true,
  // Browsers that know speculation rules also draw ahead (src/layout/Head.astro).
  prefetch: { prefetchAll: true },
  markdown: { syntaxHighlight: false },
  prerenderConflictBehavior: 'error',
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bricolage Grotesque',
      cssVariable: '--font-bricolage',
      ...lateAs('Bricolage', ['Arial', 'Roboto', 'Roboto Regular', 'Noto', 'DejaVu']),
      options: { variants: [{ src: ['./src/styles/fonts/bricolage.woff2'], weight: '800', style: 'normal' }] },
    },
    {
      provider: fontProviders.local(),
      name: 'Figtree',
      cssVariable: '--font-figtree',
      ...lateAs('Figtree', ['Arial', 'Roboto', 'Noto', 'DejaVu']),
      options: { variants: [{ src: ['./src/styles/fonts/figtree.woff2'], weight: '400 700', style: 'normal' }] },
    },
  ],
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      // Effort 1 of 9, and 2 of 6, cost a few percent of bytes and save most of the time. A picture that is made already
      // keeps its name after a change here: delete node_modules/.astro.
      config: { avif: { effort: 1 }, webp: { effort: 2 } },
    },
  },
  devToolbar: { enabled: false },
  logger: { entrypoint: './scripts/lib/brief-log.ts' },
  integrations: [contentCheck(), pageRoutes(), react(), everyPage(), siteFiles()],
  vite: {
    plugins: [tailwindcss()],
    // What is always fetched together packs better as one file.
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } } } },
    },
    // The notices that the licenses of the shipped packages ask for.
    build: {
      // The oldest that scripts run in (e2e/engines.dist.test.ts). In older ones the pages read and call.
      target: ['chrome100', 'edge100', 'firefox100', 'safari15.6', 'ios15.6'],
      license: { fileName: 'licenses.txt' },
      // A script in the page needs a hash in its policy and comes again with every page; a file is kept.
      assetsInlineLimit: (file) => (file.endsWith('.js') ? false : undefined),
    },
  },
});
