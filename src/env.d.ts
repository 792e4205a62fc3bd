declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first interaction; a string is a media query that must match (src/layout/hydration/on-interaction.ts). */
    'client:interaction'?: boolean | string;
  }
}

declare global {
  namespace astroHTML.JSX {
    interface ScriptHTMLAttributes {
      /** Blocks the first paint; only allowed in the head. */
      blocking?: 'render';
    }
  }
}

export {};
