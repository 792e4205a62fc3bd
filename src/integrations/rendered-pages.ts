/** Gives the islands of a page their code in its language. */
import type { AstroIntegration } from 'astro';
import { LanguageCode } from './language-code.ts';

export function renderedPages(): AstroIntegration {
  const languages = new LanguageCode();
  return {
    name: 'rendered-pages',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        updateConfig({ vite: { plugins: [languages.plugin((config.i18n?.locales ?? ['en']).map(String))] } });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((renderer) => ({
          ...renderer,
          render: async (...request) => {
            const result = await renderer.render(...request);
            const { response, metadata } = result instanceof Response ? { response: result } : result;
            if (!response.headers.get('content-type')?.startsWith('text/html')) return result;
            const html = await response.text();
            const language = /<html lang="(\w\w)/.exec(html)?.[1] ?? 'en';
            const own = html.replace(
              /component-url="([^"]*)"/g,
              (_, url: string) => `component-url="${languages.inLanguage(url, language)}"`,
            );
            return { response: new Response(language === 'en' ? html : own, response), metadata };
          },
        }));
      },
    },
  };
}
