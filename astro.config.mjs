import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { cards } from './scripts/cards.ts';
import { codeDigest } from './scripts/code-digest.ts';
import { contentCheck } from './scripts/content-check.ts';
import { leanPages } from './scripts/lean-pages.ts';
import { offline } from './scripts/offline.ts';
import { redirects } from './scripts/redirects.ts';
import { searchIndex } from './scripts/search-index.ts';
import { wakeDirective } from './scripts/wake-directive.ts';
import { readerFiles } from './scripts/reader-files.ts';
import { sitemaps } from './scripts/sitemap.ts';

export default defineConfig({
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  compressHTML: true,
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
      // A face that comes late waits for the next page: nothing on this one may move.
      display: 'optional',
      fallbacks: ['sans-serif'],
      options: { variants: [{ src: ['./src/styles/fonts/bricolage.woff2'], weight: '200 800', style: 'normal' }] },
    },
    {
      provider: fontProviders.local(),
      name: 'Figtree',
      cssVariable: '--font-figtree',
      display: 'optional',
      fallbacks: ['sans-serif'],
      options: { variants: [{ src: ['./src/styles/fonts/figtree.woff2'], weight: '300 900', style: 'normal' }] },
    },
  ],
  // Effort 2 of 9 costs a few percent of bytes and saves most of the time.
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } } },
  devToolbar: { enabled: false },
  integrations: [
    contentCheck(),
    react(),
    wakeDirective(),
    sitemap(sitemaps),
    readerFiles(),
    cards(),
    leanPages(),
    searchIndex(),
    redirects(),
    offline(),
  ],
  // While nothing but content changes, a build takes over the pages whose data stayed the same (views/page.ts). Code is
  // part of the settings here, so that a change of it makes every page anew.
  experimental: { incrementalBuild: true },
  vite: {
    plugins: [tailwindcss()],
    define: { 'import.meta.env.CODE': JSON.stringify(codeDigest()) },
    // The notices that the licenses of the shipped packages ask for.
    build: { license: { fileName: 'licenses.txt' } },
  },
});
