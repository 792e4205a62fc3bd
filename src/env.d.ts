declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island after the visitor's first move, with a media query only where that matches (src/layout/hydration/on-interaction.ts). */
    'client:interaction'?: boolean | string;
  }
}

declare global {
  namespace astroHTML.JSX {
    interface ScriptHTMLAttributes {
      /** The first drawing waits for it; only in the head. */
      blocking?: 'render';
    }
  }
}

export {};
